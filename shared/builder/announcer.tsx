import { VisuallyHidden } from '@shared/ui';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Says something to a screen reader that everyone else sees happen. */
export function useAnnounce(): (message: string) => void {
  return use(AnnounceContext);
}

export function Announcer({ children }: { readonly children: ReactNode }): ReactNode {
  const [message, setMessage] = useState('');
  // The same words twice are said twice only if the text differs.
  const announce = useCallback(
    (text: string) => setMessage((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </AnnounceContext>
  );
}
