import type { IdentityCapabilities, Session } from '@shared/contracts';
import type { NewUser } from './ensure-user.ts';

/** What the identity provider could not or would not do; the page that asked says it in words (product.md §8). */
export type SignInFailure =
  | 'wrong-credentials'
  | 'email-taken'
  | 'weak-password'
  | 'too-many-attempts'
  /** The partner's word was not taken: it is not of the partner, not for us, or has been used. */
  | 'partner-refused'
  /** The partner's clock and ours differ by too much. */
  | 'clock-off'
  /** Our side could not ask the partner. */
  | 'partner-unreachable'
  | 'network'
  | 'unknown';

/** Why a guest did not become a full account. `signed-out`: this browser's session is over. */
export type UpgradeFailure =
  'email-taken' | 'weak-password' | 'too-many-attempts' | 'already-full' | 'signed-out' | 'network' | 'unknown';

export type UpgradeResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly failure: UpgradeFailure;
      /** Seconds to wait before the next try, where the provider tells. */
      readonly retryAfter?: number;
    };

export type SignInResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly failure: SignInFailure;
      /** Seconds to wait before the next try, where the provider tells. */
      readonly retryAfter?: number;
    };

/** Who is there. `loading` ends with the first auth-state event (product.md §4). */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | {
      readonly status: 'signed-in';
      readonly email: string | null;
      /** A guest: there is no address and no password to come back with (product.md §6). */
      readonly isAnonymous: boolean;
      readonly session: Session;
    };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What a partner's provider has said about its customer, as it was said. */
export interface PartnerAnswer {
  readonly domain: string;
  readonly idToken: string;
}

/** The session as the shell's pages use it; the only way to it is `useSession()`. */
export interface SessionControls {
  readonly state: SessionState;
  readonly signIn: (credentials: Credentials) => Promise<SignInResult>;
  readonly signUp: (credentials: Credentials) => Promise<SignInResult>;
  /** Signs a partner's customer in; `user` is what the partner tells of the person (product.md §3 CreateUserInput). */
  readonly signInFromPartner: (answer: PartnerAnswer, user: NewUser) => Promise<SignInResult>;
  /** Makes an account without address and password, or finds the guest that this browser is already. */
  readonly enterAsGuest: () => Promise<SignInResult>;
  /** Gives the guest's account an address and a password. The session goes on, and everything stays. */
  readonly upgrade: (credentials: Credentials) => Promise<UpgradeResult>;
  /** Until when a guest's work is kept if it is not used again; moves on while it is used. */
  readonly keptUntil: () => Date;
  readonly signOut: () => Promise<void>;
  /** What the provider offers; nothing else is shown. */
  readonly capabilities: IdentityCapabilities;
  /** For a provider without a form of ours: goes to its pages, and later on to `next`. Answers only when it cannot. */
  readonly goToProvider: (next: string) => Promise<SignInResult>;
  /** Completes that on the page to which the provider leads back; `next` is where the person wanted to be. */
  readonly comeBack: () => Promise<SignInResult & { readonly next: string }>;
}
