import type { DocumentNode, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { isPrefetched } from './prefetch.ts';

/**
 * Returns the fetch policy of a query that may have been requested before the page was drawn: then the cache has the
 * answer or will have it. Everything else comes by the usual policy. The policy stays while the variables do, because
 * Apollo requests the data again when it changes.
 */
export function useFirstPolicy<Usual extends 'cache-and-network' | 'network-only' = 'cache-and-network'>(
  query: DocumentNode,
  variables: OperationVariables = {},
  usual?: Usual,
): Usual | 'cache-first' | 'cache-and-network' {
  const client = useApolloClient();
  const key = JSON.stringify(variables);
  return useMemo(() => {
    const asked = { query, variables: JSON.parse(key) as OperationVariables };
    return isPrefetched(client, asked) ? 'cache-first' : (usual ?? 'cache-and-network');
  }, [client, query, key, usual]);
}
