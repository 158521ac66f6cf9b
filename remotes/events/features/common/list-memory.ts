import { useEnvironment } from '@shared/remote-kit';
import type { EventKind } from './event-kind.ts';

/** Where somebody was in a list when they left it. */
export interface ListMemory {
  /** The list's query, from its `?`; '' for none. */
  readonly address: string;
  /** Pixels that the page was scrolled. */
  readonly offset: number;
  /** The block whose form was opened from it. */
  readonly openedId: string | undefined;
  /** Heights of rows in pixels by block, as they were measured. */
  readonly heights: ReadonlyMap<string, number>;
}

/** One of each kind for each person, kept as long as the page lives. */
const memories = new Map<string, ListMemory>();

export interface KeptListMemory {
  readonly recall: () => ListMemory | undefined;
  readonly keep: (memory: ListMemory) => void;
}

/** What is remembered of a person's list of one kind. */
export function useKeptListMemory({ path }: EventKind): KeptListMemory {
  const { session } = useEnvironment();
  const key = `${session.subject} ${path}`;
  return { recall: () => memories.get(key), keep: (memory) => void memories.set(key, memory) };
}
