import { ownCapabilities } from '@shared/contracts';
import type { SessionControls, SessionState } from '../session/session-state.ts';

type SignedIn = Extract<SessionState, { readonly status: 'signed-in' }>;

/** Somebody who is signed in, Ada unless told otherwise. */
export const signedIn = (changes: Partial<SignedIn> = {}): SignedIn => ({
  status: 'signed-in',
  email: 'ada@example.org',
  isAnonymous: false,
  session: { subject: 'ada', getToken: () => Promise.resolve('token') },
  ...changes,
});

/** A guest: no address, no password. */
export const guest = (): SignedIn => signedIn({ email: null, isAnonymous: true });

const yes = () => Promise.resolve({ ok: true } as const);

/** A session in which everything succeeds and nothing happens; a test replaces what it looks at. */
export const fakeControls = <Changes extends Partial<SessionControls>>(
  changes: Changes,
): SessionControls & Changes => ({
  state: { status: 'signed-out' },
  signIn: yes,
  signUp: yes,
  signInFromPartner: yes,
  enterAsGuest: yes,
  upgrade: yes,
  keptUntil: () => new Date(Date.now() + 30 * 86_400_000),
  signOut: () => Promise.resolve(),
  capabilities: ownCapabilities,
  goToProvider: yes,
  comeBack: () => Promise.resolve({ ok: true, next: '' }),
  ...changes,
});
