import { applyOverrides } from './apply-overrides.ts';
import type { EventReference } from '../resume-document.ts';
import { choiceFor, type Wordable } from '../variants/choice-for.ts';
import type { VariantKey } from '../variants/variant.ts';

/**
 * The block in the words that an item of a document shows: the chosen variant, with what the item says differently. Per
 * item, as one block may stand in two sections.
 */
export function applyVariant<Event extends Wordable>(event: Event, item: EventReference, wording: VariantKey): Event {
  const { variant } = choiceFor(event, item, wording);
  const chosen = variant === null ? event : { ...event, ...variant.texts };
  return item.override === undefined ? chosen : applyOverrides(chosen, event, item, wording);
}
