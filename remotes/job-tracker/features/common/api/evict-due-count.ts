import type { ApolloCache } from '@shared/graphql';

/** Evicts the count of due jobs, so that the navigation loads it again after a change that may affect it. */
export const evictDueCount = (cache: ApolloCache): boolean => cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobsDue' });
