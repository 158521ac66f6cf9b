import type { EventReference } from '../resume-document.ts';
import { type Choice, choose } from './choose.ts';
import type { Variant, VariantKey } from './variant.ts';

/** A block that may have variants. */
export interface Wordable {
  readonly id: string;
  readonly variants?: readonly Variant<object>[];
}

/** Stands in place of a variant's id for the block's usual texts, regardless of the document's wording. */
export const defaultTexts = 'usual';

/** The variant that an item of a document shows: its own choice if that exists, otherwise the document's. */
export function choiceFor(event: Wordable, item: EventReference, wording: VariantKey): Choice<Variant<object>> {
  const variants = event.variants ?? [];
  if (item.variantId === defaultTexts) return { variant: null, fallback: 'none' };
  const own = item.variantId === undefined ? undefined : variants.find(({ id }) => id === item.variantId);
  return own ? { variant: own, fallback: 'none' } : choose(variants, wording);
}
