import { useApolloClient } from '@shared/graphql';

/** Shows another headshot, or none, wherever the person is shown: all remotes and the shell share one cache. */
export function useShowHeadshot(userId: string): (headshotURL: string | null) => void {
  const { cache } = useApolloClient();
  return (headshotURL) => {
    cache.modify<{ headshotURL: string | null }>({
      id: cache.identify({ __typename: 'User', id: userId }) ?? '',
      fields: { headshotURL: () => headshotURL },
    });
  };
}
