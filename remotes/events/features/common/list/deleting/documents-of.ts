import type { StoredEvent } from '../../event-kind.ts';

/** The résumés that use any of the blocks, each once, by name. */
export function documentsOf(blocks: readonly StoredEvent[]): StoredEvent['usedIn'] {
  const byId = new Map(blocks.flatMap(({ usedIn }) => usedIn).map((document) => [document.id, document]));
  return [...byId.values()].sort((one, other) => one.title.localeCompare(other.title));
}
