import {
  isDateField,
  type LineFieldName,
  type ListFieldName,
  type ResolvedEntry,
  type ResolvedLine,
} from '@shared/documents';

/** A text of a document that is written back to the event. */
export type PromotedOverride =
  | { readonly what: 'line'; readonly line: ResolvedLine }
  | { readonly what: 'entry'; readonly entry: Pick<ResolvedEntry, 'id' | 'inherited' | 'text'> };

interface Entry {
  readonly id: string;
}
interface EventWithVariants {
  readonly variants?: readonly { readonly id: string; readonly texts: object }[];
}
type Lists = Readonly<Partial<Record<ListFieldName, readonly Entry[]>>>;
const lists: readonly ListFieldName[] = ['accomplishments', 'coursework', 'skills'];

/** Returns `texts` with the new text of the entry `id`, in whichever list it is. */
function withEntry<Texts extends object>(texts: Texts, { id, text }: Pick<ResolvedEntry, 'id' | 'text'>): Texts {
  const found = lists.flatMap((list) => {
    const entries = (texts as Lists)[list];
    if (!entries?.some((entry) => entry.id === id)) return [];
    const key = list === 'skills' ? 'name' : 'description';
    return [[list, entries.map((entry) => (entry.id === id ? { ...entry, [key]: text } : entry))] as const];
  });
  return { ...texts, ...Object.fromEntries(found) };
}

const withLine = <Texts extends object>(texts: Texts, field: LineFieldName, text: string): Texts => ({
  ...texts,
  [field]: isDateField(field) ? text || null : text,
});

/** Returns the event with the promoted text in place of its own, in the variant that the override was based on. */
export function promoteOverride<Event extends EventWithVariants>(event: Event, pushed: PromotedOverride): Event {
  const change = <Texts extends object>(texts: Texts): Texts =>
    pushed.what === 'line'
      ? withLine(texts, pushed.line.field, pushed.line.text.trim())
      : withEntry(texts, { id: pushed.entry.id, text: pushed.entry.text.trim() });
  const { variants } = event;
  if (pushed.what === 'line' && pushed.line.variantId === undefined) return change(event);
  const inVariants = variants?.map((variant) => {
    const isMeant = pushed.what === 'entry' || variant.id === pushed.line.variantId;
    return isMeant ? { ...variant, texts: change(variant.texts) } : variant;
  });
  const changed = pushed.what === 'entry' ? change(event) : event;
  return inVariants === undefined ? changed : { ...changed, variants: inVariants };
}
