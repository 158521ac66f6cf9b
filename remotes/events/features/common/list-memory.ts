import { useEnvironment } from '@shared/remote-kit';
import type { EventKind } from './event-kind.ts';

/** The state of a list at the moment the person left it. */
export interface ListMemory {
  /** The list's query string with its `?`, or '' for none. */
  readonly address: string;
  /** Scroll position of the page in pixels. */
  readonly offset: number;
  /** The block whose form was opened from the list. */
  readonly openedId: string | undefined;
  /** Measured heights of rows in pixels, by block. */
  readonly heights: ReadonlyMap<string, number>;
}

/** One list memory per kind and person, which lives as long as the page. */
const memories = new Map<string, ListMemory>();

export interface ListMemoryStore {
  readonly recall: () => ListMemory | undefined;
  readonly keep: (memory: ListMemory) => void;
}

/** Returns what is remembered of a person's list of one kind. */
export function useListMemoryStore({ path }: EventKind): ListMemoryStore {
  const { session } = useEnvironment();
  const key = `${session.subject} ${path}`;
  return { recall: () => memories.get(key), keep: (memory) => void memories.set(key, memory) };
}
