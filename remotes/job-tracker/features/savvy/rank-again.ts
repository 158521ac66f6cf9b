import type { ApolloClient } from '@shared/graphql';

/**
 * Loads the ranking and the given queries again after a change. A request that was sent before the change must not
 * answer it, so an equal one in flight is not shared.
 */
export const rankAgain = (client: ApolloClient, also: string): Promise<unknown> =>
  client
    .refetchQueries({
      include: ['JobTrackerSavvyPostings', also],
      onQueryUpdated(query) {
        query.options.context = { ...query.options.context, queryDeduplication: false };
        return query.refetch();
      },
    })
    .catch(() => undefined);
