import { useCallback, useEffect, useState } from 'react';
import type { DeletedDocument, DeletedLibrary } from '../library.ts';

export interface DeletedDocuments {
  /** Undefined until they are loaded. */
  readonly documents: readonly DeletedDocument[] | undefined;
  readonly failed: boolean;
  /** Loads them, also after a failure; resolves to their number, or undefined when that fails. */
  readonly load: () => Promise<number | undefined>;
}

/** The documents that can still be restored, loaded on first use. */
export function useDeletedDocuments({ readDeleted }: Pick<DeletedLibrary, 'readDeleted'>): DeletedDocuments {
  const [documents, setDocuments] = useState<readonly DeletedDocument[]>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      readDeleted().then(
        (found) => {
          setFailed(false);
          setDocuments(found);
          return found.length;
        },
        () => {
          setFailed(true);
          return undefined;
        },
      ),
    [readDeleted],
  );
  useEffect(() => void load(), [load]);
  return { documents, failed, load };
}
