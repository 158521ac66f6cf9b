/** The session as the rest of the shell uses it. */
export { ensureUser, type Names } from './ensure-user.ts';
export { SessionContext, useSession } from './session-context.ts';
export { createSession, SessionProvider, type SessionProviderProps } from './session-provider.tsx';
export type { SessionControls, SessionState, SignInFailure, SignInResult } from './session-state.ts';
