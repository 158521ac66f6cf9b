import type { ItemView, ShownEntry, ShownLine } from './resolve-item.ts';
import { type EntryRewording, type ItemOverride, type LineRewording, noOverride } from './override.ts';

/** What an item says differently, or nothing at all. */
type Override = ItemOverride | undefined;

function unlessEmpty(override: ItemOverride): Override {
  const { lines, entries, hidden, order } = override;
  return lines.length + entries.length + hidden.length + order.length === 0 ? undefined : override;
}

const isOfLine =
  ({ field, variantId }: Pick<ShownLine, 'field' | 'variantId'>) =>
  (each: LineRewording): boolean =>
    each.field === field && each.variantId === variantId;

/** Words a line differently. The block's own words, or undefined, take the difference away. */
export function rewordLine(override: Override, shown: ShownLine, text: string | undefined): Override {
  const { field, variantId, inherited } = shown;
  const { lines, ...rest } = override ?? noOverride;
  const before = lines.find(isOfLine(shown));
  const others = lines.filter((each) => each !== before);
  if (text === undefined || text === inherited) return unlessEmpty({ ...rest, lines: others });
  const basedOn = before?.basedOn ?? inherited;
  const line: LineRewording = { field, ...(variantId !== undefined && { variantId }), text, basedOn };
  return { ...rest, lines: [...others, line] };
}

/** Words an entry of a list differently, as `rewordLine` does. */
export function rewordEntry(
  override: Override,
  { id, inherited }: Pick<ShownEntry, 'id' | 'inherited'>,
  text: string | undefined,
): Override {
  const { entries, ...rest } = override ?? noOverride;
  const before = entries.find((each) => each.id === id);
  const others = entries.filter((each) => each !== before);
  if (text === undefined || text === inherited) return unlessEmpty({ ...rest, entries: others });
  const entry: EntryRewording = { id, text, basedOn: before?.basedOn ?? inherited };
  return { ...rest, entries: [...others, entry] };
}

/** Keeps the words of this résumé although the block has changed: from now on they are based on what it says now. */
export function keepLine(override: Override, shown: ShownLine): Override {
  return rewordLine(rewordLine(override, shown, undefined), shown, shown.text);
}
export function keepEntry(override: Override, shown: Pick<ShownEntry, 'id' | 'inherited' | 'text'>): Override {
  return rewordEntry(rewordEntry(override, shown, undefined), shown, shown.text);
}

export function hideEntry(override: Override, id: string, isHidden: boolean): Override {
  const { hidden, ...rest } = override ?? noOverride;
  const others = hidden.filter((each) => each !== id);
  return unlessEmpty({ ...rest, hidden: isHidden ? [...others, id] : others });
}

/** Puts the entries of one list into the order of `ids`, or back into the block's; other lists stay as they are. */
export function orderEntries(override: Override, ids: readonly string[], isOwn = true): Override {
  const { order, ...rest } = override ?? noOverride;
  const others = order.filter((id) => !ids.includes(id));
  return unlessEmpty({ ...rest, order: isOwn ? [...others, ...ids] : others });
}

/** Without words for entries that the block does not have any more. */
export function forgetGone(override: Override, gone: readonly { readonly id: string }[]): Override {
  return gone.reduce((left, { id }) => rewordEntry(left, { id, inherited: '' }, undefined), override);
}

/**
 * Without the differences that are seen in the wording that is shown. Those of the block's other wordings stay.
 */
export function resetShown(override: Override, { lines, lists, gone }: ItemView): Override {
  const withoutLines = lines.reduce((left, line) => rewordLine(left, line, undefined), override);
  return lists.reduce(
    (left, { entries }) => {
      const shown = entries.reduce(
        (rest, entry) => hideEntry(rewordEntry(rest, entry, undefined), entry.id, false),
        left,
      );
      return orderEntries(
        shown,
        entries.map(({ id }) => id),
        false,
      );
    },
    forgetGone(withoutLines, gone),
  );
}
