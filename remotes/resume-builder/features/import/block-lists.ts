import type { ApolloCache } from '@shared/graphql';

/**
 * Forgets what an import, or taking it back, changes on the server: whatever shows it asks again. Without `announce` only
 * what is opened from now on does, which spares a page that is about to be left from asking for what is gone.
 */
export function forgetLists(cache: ApolloCache, announce: boolean): void {
  for (const fieldName of ['workEvents', 'eduEvents', 'skillEvents', 'resumes', 'me']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: announce });
  }
}
