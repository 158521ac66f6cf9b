import type { ResumeToCompose } from '@shared/documents';
import { useEnvironment } from '@shared/remote-kit';
import { useMemo, useSyncExternalStore } from 'react';
import { chosenFileName, usualFileName } from '../../common/files/file-name.ts';

export interface FileName {
  /** What the person chose, or ''. */
  readonly chosen: string;
  /** What files are called without a choice. */
  readonly usual: () => string;
  /** '' goes back to the usual name. */
  readonly choose: (name: string) => void;
}

/** What the files of a résumé are called; a choice is kept on this device. */
export function useFileName(resumeId: string, newest: () => ResumeToCompose): FileName {
  const { session } = useEnvironment();
  const store = useMemo(() => chosenFileName(session.subject, resumeId), [session.subject, resumeId]);
  const chosen = useSyncExternalStore(
    (onChange) => store.subscribe(onChange),
    () => store.get() ?? '',
  );
  return {
    chosen,
    usual: () => usualFileName(newest()),
    choose: (name) => (name === '' ? store.remove() : void store.set(name)),
  };
}
