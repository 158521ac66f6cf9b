import type { ApolloCache } from '@shared/graphql';
import type { BlockKind } from '../block-kind.ts';

/** Puts a block that was just created into the list that is already loaded, so that it is seen at once. */
export function addToList(cache: ApolloCache, kind: BlockKind, block: { readonly id: string }): void {
  const id = cache.identify({ __typename: kind.typename, id: block.id });
  if (id === undefined) return;
  cache.modify({
    fields: {
      [kind.listField]: (existing: unknown, { toReference, readField }): unknown => {
        if (!Array.isArray(existing)) return existing;
        const references = existing as Parameters<typeof readField>[1][];
        if (references.some((reference) => readField('id', reference) === block.id)) return existing;
        return [...references, toReference(id)];
      },
    },
  });
}

/** Takes a deleted block out of everything that is loaded. */
export function forgetBlock(cache: ApolloCache, kind: BlockKind, id: string): void {
  const cacheId = cache.identify({ __typename: kind.typename, id });
  if (cacheId === undefined) return;
  cache.evict({ id: cacheId });
  cache.gc();
}
