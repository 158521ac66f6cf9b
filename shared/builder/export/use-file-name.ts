import { useEnvironment } from '@shared/remote-kit';
import { useMemo, useSyncExternalStore } from 'react';
import { chosenFileName } from './file-name.ts';

export interface FileName {
  /** What the person chose, or ''. */
  readonly chosen: string;
  readonly usual: () => string;
  /** '' goes back to the usual name. */
  readonly choose: (name: string) => void;
}

interface FileNameOptions {
  /** The remote's name. */
  readonly kind: string;
  readonly id: string;
  /** What files are called without a choice. */
  readonly usual: () => string;
}

/** What the files of a document are called; a choice is kept on this device. */
export function useFileName({ kind, id, usual }: FileNameOptions): FileName {
  const { subject } = useEnvironment().session;
  const store = useMemo(() => chosenFileName({ kind, subject, id }), [kind, subject, id]);
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
