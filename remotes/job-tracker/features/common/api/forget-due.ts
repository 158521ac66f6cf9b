import type { ApolloCache } from '@shared/graphql';

/** Has the count in the navigation looked up again, as a change of jobs may have changed it. */
export const forgetDue = (cache: ApolloCache): boolean => cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobsDue' });
