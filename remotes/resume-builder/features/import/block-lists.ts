import type { ApolloCache } from '@shared/graphql';

/**
 * Evicts what an import, or its undo, changes on the server, so that it is fetched again. Without `announce`, only
 * queries that start later fetch it. That keeps a page that is about to be left from asking for deleted data.
 */
export function evictLists(cache: ApolloCache, announce: boolean): void {
  for (const fieldName of ['workEvents', 'eduEvents', 'skillEvents', 'resumes', 'me']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: announce });
  }
}
