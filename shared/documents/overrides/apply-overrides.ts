import type { EventReference } from '../resume-document.ts';
import { type EventWithVariants, chooseVariant } from '../variants/choose-variant.ts';
import type { VariantKey } from '../variants/variant.ts';
import { isDateField } from './override.ts';
import { type Entry, entryOf, listIn, type ResolvedList, resolveItem } from './resolve-item.ts';

function shownEntries(all: readonly Entry[], { list, entries }: ResolvedList): readonly Entry[] {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  return entries.flatMap(({ id, hidden, isAdded, state, text }): readonly Entry[] => {
    if (isAdded && !hidden) return text.trim() === '' ? [] : [entryOf(list, id, text)];
    const entry = byId.get(id);
    if (entry === undefined || hidden) return [];
    if (state === 'inherited') return [entry];
    return [entry.description === undefined ? { ...entry, name: text } : { ...entry, description: text }];
  });
}

/** Applies an item's overrides to `chosen`, the variant of `event` that the item shows. */
export function applyOverrides<Event extends EventWithVariants>(
  chosen: Event,
  event: EventWithVariants,
  item: EventReference,
  wording: VariantKey,
): Event {
  const { lines, lists } = resolveItem(event, item, wording);
  const reworded = lines
    .filter(({ state }) => state !== 'inherited')
    .map(({ field, text }) => [field, isDateField(field) ? text || null : text] as const);
  const arranged = lists.map((shown) => [shown.list, shownEntries(listIn(chosen, shown.list) ?? [], shown)] as const);
  return { ...chosen, ...Object.fromEntries<unknown>([...reworded, ...arranged]) };
}

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
