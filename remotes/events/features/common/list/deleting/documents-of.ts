import type { StoredEvent } from '../../event-kind.ts';

/** Returns the documents that use any of the blocks, without duplicates and sorted by name. */
export function documentsOf(blocks: readonly StoredEvent[]): StoredEvent['usedIn'] {
  const byId = new Map(blocks.flatMap(({ usedIn }) => usedIn).map((document) => [document.id, document]));
  return [...byId.values()].sort((one, other) => one.title.localeCompare(other.title));
}
