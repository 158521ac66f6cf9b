import { createContext, use } from 'react';
import type { SessionControls } from './session-state.ts';

/** Filled by `SessionProvider`; tests of pages fill it themselves. */
export const SessionContext = createContext<SessionControls | undefined>(undefined);

/** Who is there, and what can be done about it. */
export function useSession(): SessionControls {
  const controls = use(SessionContext);
  if (!controls) throw new Error('useSession must be used inside a SessionProvider.');
  return controls;
}
