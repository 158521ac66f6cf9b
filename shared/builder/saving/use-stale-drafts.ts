import { heldDrafts } from '@shared/remote-kit';
import { useEffect, useState } from 'react';

/** Which kept drafts are being written in other tabs; undefined until the browser has said so. */
export function useStaleDrafts(): ReadonlySet<string> | undefined {
  const [held, setHeld] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let isCurrent = true;
    void heldDrafts().then((found) => isCurrent && setHeld(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return held;
}
