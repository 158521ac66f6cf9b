import type { ApolloCache } from '@shared/graphql';
import type { EventKind } from '../event-kind.ts';

/** Adds blocks that were just created or restored to the list in the cache, so that they show at once. */
export function addToList(cache: ApolloCache, kind: EventKind, ...blocks: readonly { readonly id: string }[]): void {
  cache.modify({
    fields: {
      [kind.listField]: (existing: unknown, { toReference, readField }): unknown => {
        if (!Array.isArray(existing)) return existing;
        const references = existing as Parameters<typeof readField>[1][];
        const known = new Set(references.map((reference) => readField('id', reference)));
        const added = blocks
          .filter(({ id }) => !known.has(id))
          .map(({ id }) => toReference({ __typename: kind.typename, id }));
        return added.length === 0 ? existing : [...references, ...added];
      },
    },
  });
}

/** Removes deleted blocks from everything in the cache. */
export function evictBlocks(cache: ApolloCache, kind: EventKind, ids: readonly string[]): void {
  cache.batch({
    update: () => {
      for (const id of ids) {
        const cacheId = cache.identify({ __typename: kind.typename, id });
        if (cacheId !== undefined) cache.evict({ id: cacheId });
      }
    },
  });
  cache.gc();
}
