import type { EventReference } from '../resume-document.ts';
import { type VariantChoice, closestVariant } from './closest-variant.ts';
import type { Variant, VariantKey } from './variant.ts';

/** A block that may have variants. */
export interface EventWithVariants {
  readonly id: string;
  readonly variants?: readonly Variant<object>[];
}

/** Stands in place of a variant's id for the block's usual texts, regardless of the document's wording. */
export const defaultTexts = 'usual';

/** The variant that an item of a document shows: its own choice if that exists, otherwise the document's. */
export function chooseVariant(
  event: EventWithVariants,
  item: EventReference,
  wording: VariantKey,
): VariantChoice<Variant<object>> {
  const variants = event.variants ?? [];
  if (item.variantId === defaultTexts) return { variant: null, fallback: 'none' };
  const own = item.variantId === undefined ? undefined : variants.find(({ id }) => id === item.variantId);
  return own ? { variant: own, fallback: 'none' } : closestVariant(variants, wording);
}
