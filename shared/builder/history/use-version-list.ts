import { useApolloClient } from '@shared/graphql';
import { useEffect, useState } from 'react';
import type { ListedVersion, VersionStore } from '../document-kind.ts';

export interface VersionList {
  /** Undefined until the versions are loaded. */
  readonly list: readonly ListedVersion[] | undefined;
  readonly failed: boolean;
  /** Fetches the versions, also after a failure. */
  readonly reload: () => void;
}

/** The earlier versions of a document, as the server has them now. */
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
