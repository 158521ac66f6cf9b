import type { DocumentNode, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { prefetched } from './prefetch.ts';

/**
 * Returns the fetch policy of a query that may have been requested before the page was drawn: then the cache has the
 * answer or will have it. What is asked for later comes by the usual policy.
 */
export function useFirstPolicy<Usual extends 'cache-and-network' | 'network-only' = 'cache-and-network'>(
  query: DocumentNode,
  variables: OperationVariables = {},
  usual?: Usual,
): Usual | 'cache-first' | 'cache-and-network' {
  const client = useApolloClient();
  const key = JSON.stringify(variables);
  const [first] = useState(() => (prefetched(client, { query, variables }) ? key : undefined));
  return first === key ? 'cache-first' : (usual ?? 'cache-and-network');
}
