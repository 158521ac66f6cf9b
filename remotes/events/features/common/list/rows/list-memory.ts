import type { BlockKind } from '../../block-kind.ts';

/** Where somebody was in a list when they left it. */
export interface ListMemory {
  /** Pixels that the page was scrolled. */
  readonly offset: number;
  /** The block whose form was opened from it. */
  readonly openedId: string | undefined;
  /** Heights of rows in pixels by block, as they were measured. */
  readonly heights: ReadonlyMap<string, number>;
}

const memories = new Map<BlockKind['path'], ListMemory>();

/** Kept as long as the page lives; one list of each kind is enough. */
export const rememberList = (kind: BlockKind, memory: ListMemory): void => void memories.set(kind.path, memory);

export const recallList = (kind: BlockKind): ListMemory | undefined => memories.get(kind.path);
