import { createContext, use } from 'react';
import type { SessionControls } from './session-state.ts';

/** Provided by `SessionProvider`; tests of pages provide it themselves. */
export const SessionContext = createContext<SessionControls | undefined>(undefined);

/** Returns the state of the session with the functions that change it. */
export function useSession(): SessionControls {
  const controls = use(SessionContext);
  if (!controls) throw new Error('useSession must be used inside a SessionProvider.');
  return controls;
}
