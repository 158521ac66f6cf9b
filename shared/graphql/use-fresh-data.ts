import type { DocumentNode, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { onChangesElsewhere } from './changes-elsewhere.ts';
import { keepPlace } from './report-link.ts';

/**
 * Loads a query that the page shows again when another tab or device may have changed its records. The cache passes the
 * answer on, so the page does not appear to be loading, and a failure leaves everything as it is.
 */
export function useFreshData(query: DocumentNode, variables: OperationVariables): void {
  const client = useApolloClient();
  const look = useEffectEvent(() => {
    const asked = { query, variables, fetchPolicy: 'network-only', context: keepPlace } as const;
    void client.query(asked).catch(() => undefined);
  });
  useEffect(() => onChangesElsewhere(() => look()), []);
}
