import type { ApolloCache } from '@shared/graphql';

/** Makes every list of people load again, because their order and number may have changed. */
export function evictPeople(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'people' });
}
