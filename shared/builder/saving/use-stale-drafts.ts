import { lockedDrafts } from '@shared/remote-kit';
import { useEffect, useState } from 'react';

/** Returns the names of saved drafts that other open tabs own; undefined until the browser has answered. */
export function useStaleDrafts(): ReadonlySet<string> | undefined {
  const [held, setHeld] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let isCurrent = true;
    void lockedDrafts().then((found) => isCurrent && setHeld(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return held;
}
