import { useApolloClient } from '@shared/graphql';

/**
 * Returns a function that updates the headshot wherever it is shown; null removes it. All remotes and the shell share
 * one cache.
 */
export function useShowHeadshot(userId: string): (headshotURL: string | null) => void {
  const { cache } = useApolloClient();
  return (headshotURL) => {
    cache.modify<{ headshotURL: string | null }>({
      id: cache.identify({ __typename: 'User', id: userId }) ?? '',
      fields: { headshotURL: () => headshotURL },
    });
  };
}
