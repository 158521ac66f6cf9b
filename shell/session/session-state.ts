import type { Session } from '@shared/contracts';

/** What the identity provider could not or would not do; the page that asked says it in words (product.md §8). */
export type SignInFailure =
  'wrong-credentials' | 'email-taken' | 'weak-password' | 'too-many-attempts' | 'network' | 'unknown';

export type SignInResult = { readonly ok: true } | { readonly ok: false; readonly failure: SignInFailure };

/** Who is there. `loading` ends with the first auth-state event (product.md §4). */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly email: string | null; readonly session: Session };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The session as the shell's pages use it; the only way to it is `useSession()`. */
export interface SessionControls {
  readonly state: SessionState;
  readonly signIn: (credentials: Credentials) => Promise<SignInResult>;
  readonly signUp: (credentials: Credentials) => Promise<SignInResult>;
  readonly signOut: () => Promise<void>;
}
