import { useEnvironment } from '@shared/remote-kit';
import { useEffect, useState } from 'react';
import type { EventKind } from '../event-kind.ts';
import { draftedRecords, draftRoot } from '@shared/record-forms';

/** Returns the blocks with unsaved changes on this device. It checks again when another tab may have changed that. */
export function useDraftedBlocks(kind: EventKind): ReadonlyMap<string, readonly string[]> {
  const { subject } = useEnvironment().session;
  const [drafted, setDrafted] = useState(() => draftedRecords(subject, kind));
  useEffect(() => {
    const look = (): void => setDrafted(draftedRecords(subject, kind));
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === null || key.startsWith(draftRoot(kind.remote))) look();
    };
    // A form that was just open in this tab stores its draft as it closes, so check now.
    look();
    window.addEventListener('storage', onStorage);
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('focus', look);
    };
  }, [subject, kind]);
  return drafted;
}
