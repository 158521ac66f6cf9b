import {
  addEntry,
  changeAddedEntry,
  removeAddedEntry,
  removeOrphanedRewordings,
  hideEntry,
  rebaseEntry,
  rebaseLine,
  orderEntries,
  resetShown,
  rewordEntry,
  rewordLine,
  type AddedEntry,
  type EntryRewording,
  type ItemOverride,
  type ResolvedItem,
  type ResolvedEntry,
  type ResolvedLine,
} from '@shared/documents';

/** A change to the override of an event in a document. A `text` of undefined resets it to the event's text. */
export type ItemChange =
  | { readonly what: 'line'; readonly line: ResolvedLine; readonly text: string | undefined }
  | {
      readonly what: 'entry';
      readonly entry: Pick<ResolvedEntry, 'id' | 'inherited'>;
      readonly text: string | undefined;
    }
  | { readonly what: 'keep line'; readonly line: ResolvedLine }
  | { readonly what: 'keep entry'; readonly entry: Pick<ResolvedEntry, 'id' | 'inherited' | 'text'> }
  | { readonly what: 'hidden'; readonly entryId: string; readonly isHidden: boolean }
  /** The ids of all entries of one list in this document's order; `isOwn` false resets to the event's order. */
  | { readonly what: 'order'; readonly ids: readonly string[]; readonly isOwn: boolean }
  /** An entry that only this document has: a new one, its text, or its end. */
  | { readonly what: 'add'; readonly entry: AddedEntry }
  | { readonly what: 'added text'; readonly id: string; readonly text: string }
  | { readonly what: 'remove added'; readonly id: string }
  | { readonly what: 'gone'; readonly gone: readonly EntryRewording[] }
  | { readonly what: 'everything'; readonly view: ResolvedItem };

/** Returns the override after a change; undefined when nothing is overridden any more. */
export function changeItem(override: ItemOverride | undefined, change: ItemChange): ItemOverride | undefined {
  switch (change.what) {
    case 'line':
      return rewordLine(override, change.line, change.text);
    case 'entry':
      return rewordEntry(override, change.entry, change.text);
    case 'keep line':
      return rebaseLine(override, change.line);
    case 'keep entry':
      return rebaseEntry(override, change.entry);
    case 'hidden':
      return hideEntry(override, change.entryId, change.isHidden);
    case 'order':
      return orderEntries(override, change.ids, change.isOwn);
    case 'add':
      return addEntry(override, change.entry);
    case 'added text':
      return changeAddedEntry(override, change.id, change.text);
    case 'remove added':
      return removeAddedEntry(override, change.id);
    case 'gone':
      return removeOrphanedRewordings(override, change.gone);
    case 'everything':
      return resetShown(override, change.view);
  }
}

/** Names the text that a change types into; null for a change that is not typing. */
export function textOfChange(change: ItemChange): string | null {
  if (change.what === 'added text') return change.id;
  if (change.what === 'line' && change.text !== undefined) return change.line.field;
  return change.what === 'entry' && change.text !== undefined ? change.entry.id : null;
}
