import { VisuallyHidden } from '@shared/ui';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Returns a function that announces to screen readers a change that is only visible on screen. */
export function useAnnounce(): (message: string) => void {
  return use(AnnounceContext);
}

/** Provides `useAnnounce` to its children and renders the live region that holds the current message. */
export function Announcer({ children }: { readonly children: ReactNode }): ReactNode {
  const [message, setMessage] = useState('');
  // Screen readers repeat a message only when its text differs, so a repeated one gets a trailing no-break space.
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
