import { applyOrder } from '@shared/documents';
import type { ProposedBlock } from './api/tailor.ts';

/** An item of a proposal that can be included, left out, and moved. */
export interface Choosable {
  readonly id: string;
  readonly include: boolean;
}

/**
 * The person's changes to a proposal, under names that are stable across proposals, so that they still apply with
 * another base résumé, another number of pages, or on another visit.
 */
export interface Choices {
  /** Whether an item is included, by `keyOf`. */
  readonly taken: Readonly<Record<string, boolean>>;
  /** Ordered ids by the name of the list: a kind of section, or a block's id. */
  readonly order: Readonly<Record<string, readonly string[]>>;
}

export const noChoices: Choices = { taken: {}, order: {} };

/** Returns the key under which `taken` stores an item. Ids of entries are unique only in their block. */
export const keyOf = (listName: string, id: string): string => `${listName}/${id}`;

/** Returns the choices with one item included or left out. */
export const withTaken = (choices: Choices, key: string, isTaken: boolean): Choices => ({
  ...choices,
  taken: { ...choices.taken, [key]: isTaken },
});

/** Returns the choices with a new order of one list. */
export const withOrder = (choices: Choices, listName: string, ids: readonly string[]): Choices => ({
  ...choices,
  order: { ...choices.order, [listName]: ids },
});

/** Applies the person's choices to a proposed list. Items without a choice stay as proposed. */
export function applyChoices<Item extends Choosable>(
  list: readonly Item[],
  listName: string,
  { taken, order }: Choices,
): readonly Item[] {
  return applyOrder(list, order[listName] ?? []).map((item) => {
    const include = taken[keyOf(listName, item.id)] ?? item.include;
    return include === item.include ? item : { ...item, include };
  });
}

/** Applies the person's choices to the proposed blocks of a kind and to their entries. */
export const applyBlockChoices = (
  blocks: readonly ProposedBlock[],
  kind: ProposedBlock['kind'],
  choices: Choices,
): readonly ProposedBlock[] =>
  applyChoices(
    blocks.filter((block) => block.kind === kind),
    kind,
    choices,
  ).map((block) => ({ ...block, entries: [...applyChoices(block.entries, block.id, choices)] }));

/**
 * Returns the ids with one item moved up (-1) or down (1) among the included ones; the same order if it cannot move
 * further.
 */
export function shifted(list: readonly Choosable[], id: string, by: -1 | 1): readonly string[] {
  const ids = list.map((each) => each.id);
  const from = ids.indexOf(id);
  const step = (place: number): number => {
    const next = place + by;
    return list[next]?.include === false ? step(next) : next;
  };
  const to = step(from);
  const [moved, other] = [ids[from], ids[to]];
  if (moved === undefined || other === undefined) return ids;
  return ids.map((each, place) => (place === from ? other : place === to ? moved : each));
}

/** Returns the input for a proposal: the included blocks and their included entries, in order. */
export const sentOf = (blocks: readonly ProposedBlock[]): { id: string; entryIds: string[] }[] =>
  blocks
    .filter(({ include }) => include)
    .map(({ id, entries }) => ({ id, entryIds: entries.filter(({ include }) => include).map((entry) => entry.id) }));

export interface Comparison {
  /** The number of included blocks and entries that the base résumé does not show. */
  readonly comes: number;
  /** The number of blocks and entries that the base résumé shows and the choices leave out. */
  readonly goes: number;
}

/**
 * Counts the differences from the base résumé. The entries of a block that is added or removed are not counted
 * separately.
 */
export function compareChoices(blocks: readonly ProposedBlock[]): Comparison {
  const units = blocks.flatMap((block) =>
    block.include && block.isInBase ? block.entries : [{ include: block.include, isInBase: block.isInBase }],
  );
  return {
    comes: units.filter(({ include, isInBase }) => include && !isInBase).length,
    goes: units.filter(({ include, isInBase }) => !include && isInBase).length,
  };
}
