import { applyOrder, entryOf, type ListFieldName } from '@shared/documents';

/** A new order of entries, or an added or removed entry, that is to be written to the block. */
export type PromotedArrangement =
  | {
      readonly what: 'order';
      readonly list: ListFieldName;
      /** The variant that has this list; undefined for the block's original text. */
      readonly variantId: string | undefined;
      /** Ids of all entries, in the order of this résumé. */
      readonly ids: readonly string[];
      /** The block's entries in the order they have before and after the change. */
      readonly before: readonly string[];
      readonly after: readonly string[];
    }
  | {
      readonly what: 'added';
      readonly list: ListFieldName;
      readonly variantId: string | undefined;
      readonly entry: { readonly id: string; readonly text: string };
      /** Ids of all entries, in the order of this résumé. */
      readonly ids: readonly string[];
    }
  | { readonly what: 'left out'; readonly entryId: string; readonly inherited: string };

interface Arrangeable {
  readonly variants?: readonly { readonly id: string; readonly texts: object }[];
}
type Lists = Readonly<Partial<Record<ListFieldName, readonly { readonly id: string }[]>>>;
const lists: readonly ListFieldName[] = ['accomplishments', 'coursework', 'skills'];

/** Returns `texts` with `change` applied to each of its lists. */
function withLists<Texts extends object>(
  texts: Texts,
  change: (entries: readonly { readonly id: string }[], list: ListFieldName) => readonly { readonly id: string }[],
): Texts {
  const changed = lists.flatMap((list) => {
    const entries = (texts as Lists)[list];
    return entries === undefined ? [] : [[list, change(entries, list)] as const];
  });
  return { ...texts, ...Object.fromEntries(changed) };
}

/**
 * Returns the block with its entries arranged as in the résumé. Entry ids are unique, so an entry belongs to one
 * variant only.
 */
export function arrangeEntries<Event extends Arrangeable>(event: Event, pushed: PromotedArrangement): Event {
  const change = <Texts extends object>(texts: Texts, variantId: string | undefined): Texts =>
    withLists(texts, (entries, list) => {
      if (pushed.what === 'left out') return entries.filter(({ id }) => id !== pushed.entryId);
      if (list !== pushed.list || variantId !== pushed.variantId) return entries;
      const { id, text } = pushed.what === 'added' ? pushed.entry : { id: undefined, text: '' };
      const all = id === undefined ? entries : [...entries, entryOf(list, id, text.trim())];
      return applyOrder(all, pushed.ids);
    });
  const { variants } = event;
  const changed = change(event, undefined);
  if (variants === undefined) return changed;
  return {
    ...changed,
    variants: variants.map((variant) => ({ ...variant, texts: change(variant.texts, variant.id) })),
  };
}
