import { useApolloClient } from '@shared/graphql';
import { useEffect, useState } from 'react';
import type { ListedVersion, VersionStore } from '../document-kind.ts';

export interface VersionList {
  /** Undefined until they have come. */
  readonly list: readonly ListedVersion[] | undefined;
  readonly failed: boolean;
  /** Fetches them (again). */
  readonly reload: () => void;
}

/** Earlier versions of a document, as the server has them now. */
export function useVersionList(store: Pick<VersionStore<unknown>, 'list'>, documentId: string): VersionList {
  const client = useApolloClient();
  const [list, setList] = useState<readonly ListedVersion[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    store.list(client, documentId).then(
      (found) => {
        if (!isCurrent) return;
        setList(found);
        setFailed(false);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [store, client, documentId, attempt]);
  return { list, failed, reload: () => setAttempt((before) => before + 1) };
}
