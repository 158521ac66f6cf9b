import { useCallback, useEffect, useState } from 'react';
import type { DeletedDocument, DeletedLibrary } from '../library.ts';

export interface DeletedDocuments {
  /** Undefined until they are known. */
  readonly documents: readonly DeletedDocument[] | undefined;
  readonly failed: boolean;
  /** Looks them up again; answers how many there are, or undefined where that fails. */
  readonly load: () => Promise<number | undefined>;
}

/** What can still be brought back, looked up when it is first wanted. */
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
