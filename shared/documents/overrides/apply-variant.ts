import { applyOverrides } from './apply-overrides.ts';
import type { EventReference } from '../resume-document.ts';
import { chooseVariant, type EventWithVariants } from '../variants/choose-variant.ts';
import type { VariantKey } from '../variants/variant.ts';

/**
 * Resolves a block for one item of a document: the chosen variant with the item's overrides. This happens per item,
 * because one block may appear in two sections.
 */
export function applyVariant<Event extends EventWithVariants>(
  event: Event,
  item: EventReference,
  wording: VariantKey,
): Event {
  const { variant } = chooseVariant(event, item, wording);
  const chosen = variant === null ? event : { ...event, ...variant.texts };
  return item.override === undefined ? chosen : applyOverrides(chosen, event, item, wording);
}
