import type { ProposedBlock } from './api/tailor.ts';

/** Something of a proposal that can be taken or left, and moved. */
export interface Choosable {
  readonly id: string;
  readonly include: boolean;
}

/** The list with one of its members taken or left. */
export const chosen = <Item extends Choosable>(list: readonly Item[], id: string, include: boolean): readonly Item[] =>
  list.map((each) => (each.id === id ? { ...each, include } : each));

/** The list with one member a place up (-1) or down (1) among those that are taken; the same where there is no such place. */
export function shifted<Item extends Choosable>(list: readonly Item[], id: string, by: -1 | 1): readonly Item[] {
  const from = list.findIndex((each) => each.id === id);
  const step = (place: number): number => {
    const next = place + by;
    return list[next]?.include === false ? step(next) : next;
  };
  const to = step(from);
  const [moved, other] = [list[from], list[to]];
  if (moved === undefined || other === undefined) return list;
  return list.map((each, place) => (place === from ? other : place === to ? moved : each));
}

/** What is sent of a proposal: blocks with what is shown of each, in their order. */
export const choicesOf = (blocks: readonly ProposedBlock[]): { id: string; entryIds: string[] }[] =>
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
