import { orderedAs } from '@shared/documents';
import type { ProposedBlock } from './api/tailor.ts';

/** Something of a proposal that can be taken or left, and moved. */
export interface Choosable {
  readonly id: string;
  readonly include: boolean;
}

/**
 * What the person has decided otherwise than a proposal, by names that stay the same in another one: so that what still
 * applies is there after another base, another number of pages, or another visit.
 */
export interface Choices {
  /** Taken or left, by `keyOf`. */
  readonly taken: Readonly<Record<string, boolean>>;
  /** Ids in their order, by the name of the list: a kind of section, or a block's id. */
  readonly order: Readonly<Record<string, readonly string[]>>;
}

export const noChoices: Choices = { taken: {}, order: {} };

/** The name under which it is remembered whether something is taken. Ids of entries are unique in their block alone. */
export const keyOf = (listName: string, id: string): string => `${listName}/${id}`;

export const withTaken = (choices: Choices, key: string, isTaken: boolean): Choices => ({
  ...choices,
  taken: { ...choices.taken, [key]: isTaken },
});

export const withOrder = (choices: Choices, listName: string, ids: readonly string[]): Choices => ({
  ...choices,
  order: { ...choices.order, [listName]: ids },
});

/** A proposed list as the person has changed it. What they have said nothing about is as it is proposed. */
export function chosenOf<Item extends Choosable>(
  list: readonly Item[],
  listName: string,
  { taken, order }: Choices,
): readonly Item[] {
  return orderedAs(list, order[listName] ?? []).map((item) => {
    const include = taken[keyOf(listName, item.id)] ?? item.include;
    return include === item.include ? item : { ...item, include };
  });
}

/** The proposed blocks of a kind as the person has changed them, with their entries. */
export const chosenBlocks = (
  blocks: readonly ProposedBlock[],
  kind: ProposedBlock['kind'],
  choices: Choices,
): readonly ProposedBlock[] =>
  chosenOf(
    blocks.filter((block) => block.kind === kind),
    kind,
    choices,
  ).map((block) => ({ ...block, entries: [...chosenOf(block.entries, block.id, choices)] }));

/** The ids with one a place up (-1) or down (1) among those that are taken; the same order where there is no such place. */
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

/** What is sent of a proposal: blocks with what is shown of each, in their order. */
export const sentOf = (blocks: readonly ProposedBlock[]): { id: string; entryIds: string[] }[] =>
  blocks
    .filter(({ include }) => include)
    .map(({ id, entries }) => ({ id, entryIds: entries.filter(({ include }) => include).map((entry) => entry.id) }));

export interface Comparison {
  /** Blocks and entries that the base does not show. */
  readonly comes: number;
  /** Those that it shows and that are left out. */
  readonly goes: number;
}

/** What would differ from the base. Of a block that comes or goes, its entries are not counted once more. */
export function compared(blocks: readonly ProposedBlock[]): Comparison {
  const units = blocks.flatMap((block) =>
    block.include && block.isInBase ? block.entries : [{ include: block.include, isInBase: block.isInBase }],
  );
  return {
    comes: units.filter(({ include, isInBase }) => include && !isInBase).length,
    goes: units.filter(({ include, isInBase }) => !include && isInBase).length,
  };
}
