import type { ApolloCache } from '@shared/graphql';
import { evictDueCount } from '../common/api/evict-due-count.ts';

interface StoredList {
  readonly nodes: readonly Parameters<ApolloCache['identify']>[0][];
  readonly total: number;
}

/** Removes deleted jobs from every list in the cache. */
export function evictJobs(cache: ApolloCache, ids: readonly string[]): void {
  const gone = new Set(ids);
  cache.batch({
    update: () => {
      cache.modify({
        fields: {
          jobs: (existing: unknown, { readField }): unknown => {
            const list = existing as StoredList;
            const nodes = list.nodes.filter((node) => !gone.has(String(readField('id', node as never))));
            return { ...list, nodes, total: list.total - (list.nodes.length - nodes.length) };
          },
        },
      });
      for (const id of ids) cache.evict({ id: `Job:${id}` });
    },
  });
  evictDueCount(cache);
  cache.gc();
}
