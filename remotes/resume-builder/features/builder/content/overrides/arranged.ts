import { orderedAs, type ListFieldName } from '@shared/documents';

/** An order of entries, or an entry left out, that is to become the block's. */
export type PushedArrangement =
  | {
      readonly what: 'order';
      readonly list: ListFieldName;
      /** The variant whose list it is; undefined for the block's own. */
      readonly variantId: string | undefined;
      /** Names of all entries, in the order of this résumé. */
      readonly ids: readonly string[];
      /** What the block's list says, in the order that it has and in the one that it gets. */
      readonly before: readonly string[];
      readonly after: readonly string[];
    }
  | { readonly what: 'left out'; readonly entryId: string; readonly inherited: string };

interface Arrangeable {
  readonly variants?: readonly { readonly id: string; readonly texts: object }[];
}
type Lists = Readonly<Partial<Record<ListFieldName, readonly { readonly id: string }[]>>>;
const lists: readonly ListFieldName[] = ['accomplishments', 'coursework', 'skills'];

/** `texts` with each of its lists changed. */
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

/** The block with its entries as the résumé has them. An entry has a name of its own, so only one wording can have it. */
export function arranged<Event extends Arrangeable>(event: Event, pushed: PushedArrangement): Event {
  const change = <Texts extends object>(texts: Texts, variantId: string | undefined): Texts =>
    withLists(texts, (entries, list) => {
      if (pushed.what === 'left out') return entries.filter(({ id }) => id !== pushed.entryId);
      const isMeant = list === pushed.list && variantId === pushed.variantId;
      return isMeant ? orderedAs(entries, pushed.ids) : entries;
    });
  const { variants } = event;
  const changed = change(event, undefined);
  if (variants === undefined) return changed;
  return {
    ...changed,
    variants: variants.map((variant) => ({ ...variant, texts: change(variant.texts, variant.id) })),
  };
}
