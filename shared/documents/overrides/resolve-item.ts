import { cleanText } from '../text/clean-text.ts';
import type { EventReference } from '../resume-document.ts';
import type { VariantKey } from '../variants/variant.ts';
import { chooseVariant, type EventWithVariants } from '../variants/choose-variant.ts';
import {
  type EntryRewording,
  lineFields,
  type LineFieldName,
  listFields,
  type ListFieldName,
  noOverride,
} from './override.ts';
import { applyOrder } from './apply-order.ts';

/** The state of an override. `behind` means that the text was reworded here and that the block has changed since. */
export type OverrideState = 'inherited' | 'changed' | 'behind';

interface ShownText {
  /** The block's text. */
  readonly inherited: string;
  /** The text that the résumé shows. */
  readonly text: string;
  readonly state: OverrideState;
}

export interface ResolvedLine extends ShownText {
  readonly field: LineFieldName;
  /** The variant that the text comes from; undefined for the block's own texts. */
  readonly variantId: string | undefined;
}

export interface ResolvedEntry extends ShownText {
  readonly id: string;
  readonly hidden: boolean;
  /** Whether only the résumé has this entry. */
  readonly isAdded: boolean;
}

export interface ResolvedList {
  readonly list: ListFieldName;
  readonly variantId: string | undefined;
  /** The names of the block's entries, in the block's order. */
  readonly inherited: readonly string[];
  /** The entries in the order of the résumé, including hidden ones. */
  readonly entries: readonly ResolvedEntry[];
  /** Whether the order differs from the block's. */
  readonly isReordered: boolean;
}

/** A block as one item of a résumé shows it, text by text, with the state of each override. */
export interface ResolvedItem {
  readonly lines: readonly ResolvedLine[];
  readonly lists: readonly ResolvedList[];
  /** This résumé's rewordings of entries that the block no longer has. They are not shown. */
  readonly gone: readonly EntryRewording[];
  readonly state: OverrideState;
}

/** An entry of a list: an accomplishment, a course, or a skill. */
export interface Entry {
  readonly id: string;
  readonly description?: string;
  readonly name?: string;
  readonly level?: null;
}

/** Creates an entry of a list. */
export const entryOf = (list: ListFieldName, id: string, text: string): Entry =>
  list === 'skills' ? { id, name: text, level: null } : { id, description: text };

const textOfEntry = ({ description, name }: Entry): string => description ?? name ?? '';

/** Returns a list of a block by its name. The type is loose, because each kind of block has different lists. */
export const listIn = (texts: object, list: ListFieldName): readonly Entry[] | undefined =>
  (texts as Readonly<Partial<Record<ListFieldName, readonly Entry[]>>>)[list];

const lineIn = (texts: object, field: LineFieldName): string | null | undefined =>
  (texts as Readonly<Partial<Record<LineFieldName, string | null>>>)[field];

/** Normalizes a text for comparison: stored texts have been cleaned and trimmed, a text that is being typed has not. */
const valueIn = (text: string): string => cleanText(text).trim();

function compared(inherited: string, own: { readonly text: string; readonly basedOn: string } | undefined): ShownText {
  if (own === undefined || valueIn(own.text) === valueIn(inherited)) {
    return { inherited, text: own?.text ?? inherited, state: 'inherited' };
  }
  const isBehind = valueIn(own.basedOn) !== valueIn(inherited);
  return { inherited, text: own.text, state: isBehind ? 'behind' : 'changed' };
}

function worst(states: readonly OverrideState[]): OverrideState {
  if (states.includes('behind')) return 'behind';
  return states.includes('changed') ? 'changed' : 'inherited';
}

/** Resolves a block for one item of a document, text by text, with the state of each override. */
export function resolveItem(event: EventWithVariants, item: EventReference, wording: VariantKey): ResolvedItem {
  const { variant } = chooseVariant(event, item, wording);
  const override = item.override ?? noOverride;
  const texts = { ...event, ...variant?.texts };
  const sourceOf = (part: LineFieldName | ListFieldName): string | undefined =>
    variant !== null && Object.hasOwn(variant.texts, part) ? variant.id : undefined;

  const lines = lineFields.flatMap((field): readonly ResolvedLine[] => {
    const inherited = lineIn(texts, field);
    if (inherited === undefined) return [];
    const variantId = sourceOf(field);
    const own = override.lines.find((each) => each.field === field && each.variantId === variantId);
    return [{ field, variantId, ...compared(inherited ?? '', own) }];
  });
  const known = knownEntries(event);
  const lists = listFields.flatMap((list): readonly ResolvedList[] => {
    const all = listIn(texts, list);
    if (all === undefined) return [];
    const variantId = sourceOf(list);
    // An entry that the block has by now is the block's.
    const added = (override.added ?? []).filter(
      (each) => each.list === list && each.variantId === variantId && !known.has(each.id),
    );
    const inOrder = applyOrder<Entry>(
      [...all, ...added.map(({ id, text }) => entryOf(list, id, text))],
      override.order,
    );
    const entries = inOrder.map((entry): ResolvedEntry => {
      const { id } = entry;
      const hidden = override.hidden.includes(id);
      if (added.some((each) => each.id === id)) {
        return { id, hidden, isAdded: true, inherited: '', text: textOfEntry(entry), state: 'changed' };
      }
      const own = override.entries.find((each) => each.id === id);
      return { id, hidden, isAdded: false, ...compared(textOfEntry(entry), own) };
    });
    const ofBlock = inOrder.filter(({ id }) => !added.some((each) => each.id === id));
    const isReordered = ofBlock.some((entry, index) => entry !== all[index]);
    return [{ list, variantId, inherited: all.map(textOfEntry), entries, isReordered }];
  });
  const gone = override.entries.filter(({ id }) => !known.has(id));
  const isRearranged = lists.some(
    ({ isReordered, entries }) => isReordered || entries.some(({ hidden, state }) => hidden || state !== 'inherited'),
  );
  const states = [...lines, ...lists.flatMap(({ entries }) => entries)].map(({ state }) => state);
  return { lines, lists, gone, state: worst([...states, ...(isRearranged ? (['changed'] as const) : [])]) };
}

/** The ids of all entries of a block, including those of its variants. */
function knownEntries(event: EventWithVariants): ReadonlySet<string> {
  const wordings: readonly object[] = [event, ...(event.variants ?? []).map(({ texts }) => texts)];
  return new Set(
    wordings.flatMap((texts) => listFields.flatMap((list) => (listIn(texts, list) ?? []).map(({ id }) => id))),
  );
}
