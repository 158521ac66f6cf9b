import { builtInCapabilities } from '@shared/contracts';
import type { SessionControls, SessionState } from '../session/session-state.ts';

type SignedIn = Extract<SessionState, { readonly status: 'signed-in' }>;

/** The state of a signed-in user, Ada by default. */
export const signedIn = (changes: Partial<SignedIn> = {}): SignedIn => ({
  status: 'signed-in',
  email: 'ada@example.org',
  isAnonymous: false,
  session: { subject: 'ada', getToken: () => Promise.resolve('token') },
  ...changes,
});

/** The state of a guest, without an email. */
export const guest = (): SignedIn => signedIn({ email: null, isAnonymous: true });

const yes = () => Promise.resolve({ ok: true } as const);

/** A session in which everything succeeds without an effect; tests replace what they check. */
export const fakeControls = <Changes extends Partial<SessionControls>>(
  changes: Changes,
): SessionControls & Changes => ({
  state: { status: 'signed-out' },
  signIn: yes,
  signInWithPasskey: yes,
  signUp: yes,
  signInFromPartner: yes,
  enterAsGuest: yes,
  upgrade: yes,
  keptUntil: () => new Date(Date.now() + 30 * 86_400_000),
  signOut: () => Promise.resolve(),
  capabilities: builtInCapabilities,
  goToProvider: yes,
  comeBack: () => Promise.resolve({ ok: true, next: '' }),
  ...changes,
});
