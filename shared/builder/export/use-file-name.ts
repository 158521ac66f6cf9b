import { useEnvironment } from '@shared/remote-kit';
import { useMemo, useSyncExternalStore } from 'react';
import { storedFileName } from './file-name.ts';

export interface FileName {
  /** The name that the user chose, or empty. */
  readonly chosen: string;
  readonly usual: () => string;
  /** Stores a chosen name; an empty one restores the default. */
  readonly choose: (name: string) => void;
}

interface FileNameOptions {
  /** The name of the remote. */
  readonly kind: string;
  readonly id: string;
  /** Returns the default name of the files. */
  readonly usual: () => string;
}

/** The file name of a document; a chosen one is stored on this device. */
export function useFileName({ kind, id, usual }: FileNameOptions): FileName {
  const { subject } = useEnvironment().session;
  const store = useMemo(() => storedFileName({ kind, subject, id }), [kind, subject, id]);
  const chosen = useSyncExternalStore(
    (onChange) => store.subscribe(onChange),
    () => store.get() ?? '',
  );
  return {
    chosen,
    usual,
    choose: (name) => (name === '' ? store.remove() : void store.set(name)),
  };
}
