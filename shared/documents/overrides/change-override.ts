import type { ResolvedItem, ResolvedEntry, ResolvedLine } from './resolve-item.ts';
import { type AddedEntry, type EntryRewording, type ItemOverride, type LineRewording, noOverride } from './override.ts';

/** The override of an item, or undefined if it has none. */
type Override = ItemOverride | undefined;

function unlessEmpty(override: ItemOverride): Override {
  const { added = [], ...rest } = override;
  const left = added.length === 0 ? rest : override;
  return [...Object.values(rest), added].every((list: readonly unknown[]) => list.length === 0) ? undefined : left;
}

const isOfLine =
  ({ field, variantId }: Pick<ResolvedLine, 'field' | 'variantId'>) =>
  (each: LineRewording): boolean =>
    each.field === field && each.variantId === variantId;

/** Rewords a line. Passing the block's own text, or undefined, removes the difference. */
export function rewordLine(override: Override, shown: ResolvedLine, text: string | undefined): Override {
  const { field, variantId, inherited } = shown;
  const { lines, ...rest } = override ?? noOverride;
  const before = lines.find(isOfLine(shown));
  const others = lines.filter((each) => each !== before);
  if (text === undefined || text === inherited) return unlessEmpty({ ...rest, lines: others });
  const basedOn = before?.basedOn ?? inherited;
  const line: LineRewording = { field, ...(variantId !== undefined && { variantId }), text, basedOn };
  return { ...rest, lines: [...others, line] };
}

/** Rewords an entry of a list, following the rules of `rewordLine`. */
export function rewordEntry(
  override: Override,
  { id, inherited }: Pick<ResolvedEntry, 'id' | 'inherited'>,
  text: string | undefined,
): Override {
  const { entries, ...rest } = override ?? noOverride;
  const before = entries.find((each) => each.id === id);
  const others = entries.filter((each) => each !== before);
  if (text === undefined || text === inherited) return unlessEmpty({ ...rest, entries: others });
  const entry: EntryRewording = { id, text, basedOn: before?.basedOn ?? inherited };
  return { ...rest, entries: [...others, entry] };
}

/** Keeps this résumé's text although the block has changed: from now on it is based on the block's current text. */
export function rebaseLine(override: Override, shown: ResolvedLine): Override {
  return rewordLine(rewordLine(override, shown, undefined), shown, shown.text);
}
/** Keeps this résumé's text of an entry although the block has changed, as `rebaseLine` does. */
export function rebaseEntry(override: Override, shown: Pick<ResolvedEntry, 'id' | 'inherited' | 'text'>): Override {
  return rewordEntry(rewordEntry(override, shown, undefined), shown, shown.text);
}

/** Adds an entry that only this résumé has, at the end of its list. */
export function addEntry(override: Override, entry: AddedEntry): Override {
  const before = override ?? noOverride;
  return { ...before, added: [...(before.added ?? []), entry] };
}

/** Changes the text of an entry that only this résumé has. */
export function changeAddedEntry(override: Override, id: string, text: string): Override {
  if (override === undefined) return undefined;
  const { added = [], ...rest } = override;
  return { ...rest, added: added.map((each) => (each.id === id ? { ...each, text } : each)) };
}

/** Removes an entry that only this résumé has. Its place among the others stays, in case that the block gets it. */
export function removeAddedEntry(override: Override, id: string): Override {
  if (override === undefined) return undefined;
  const { added = [], ...rest } = override;
  return unlessEmpty({ ...rest, added: added.filter((each) => each.id !== id) });
}

/** Hides an entry of a list, or shows it again. */
export function hideEntry(override: Override, id: string, isHidden: boolean): Override {
  const { hidden, ...rest } = override ?? noOverride;
  const others = hidden.filter((each) => each !== id);
  return unlessEmpty({ ...rest, hidden: isHidden ? [...others, id] : others });
}

/** Puts the entries of one list into the order of `ids`, or back into the block's order; other lists are unchanged. */
export function orderEntries(override: Override, ids: readonly string[], isOwn = true): Override {
  const { order, ...rest } = override ?? noOverride;
  const others = order.filter((id) => !ids.includes(id));
  return unlessEmpty({ ...rest, order: isOwn ? [...others, ...ids] : others });
}

/** Removes the rewordings of entries that the block no longer has. */
export function removeOrphanedRewordings(override: Override, gone: readonly { readonly id: string }[]): Override {
  return gone.reduce((left, { id }) => rewordEntry(left, { id, inherited: '' }, undefined), override);
}

/** Removes the differences that apply to the variant that is shown. Those of the block's other variants stay. */
export function resetShown(override: Override, { lines, lists, gone }: ResolvedItem): Override {
  const withoutLines = lines.reduce((left, line) => rewordLine(left, line, undefined), override);
  return lists.reduce(
    (left, { entries }) => {
      const shown = entries.reduce(
        (rest, entry) => removeAddedEntry(hideEntry(rewordEntry(rest, entry, undefined), entry.id, false), entry.id),
        left,
      );
      return orderEntries(
        shown,
        entries.map(({ id }) => id),
        false,
      );
    },
    removeOrphanedRewordings(withoutLines, gone),
  );
}
