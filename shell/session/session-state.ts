import type { IdentityCapabilities, Session } from '@shared/contracts';
import type { NewUser } from './ensure-user.ts';

/** Why the identity provider refused or failed; the calling page explains it in words (product.md §8). */
export type SignInFailure =
  | 'wrong-credentials'
  | 'email-taken'
  | 'weak-password'
  | 'too-many-attempts'
  /** The password is right, and a code of the person's app is missing. */
  | 'code-required'
  | 'wrong-code'
  /** This code was used before; the app shows the next one within half a minute. */
  | 'code-used'
  /** Our server cannot check the codes of this account. */
  | 'factor-lost'
  /** The person or the browser broke off the use of a passkey. */
  | 'passkey-cancelled'
  | 'passkey-refused'
  /** The passkey was removed from the account, or the account is gone. */
  | 'unknown-passkey'
  /** The partner's token was refused: it is not from the partner, not for us, or already used. */
  | 'partner-refused'
  /** The partner's clock and ours differ by too much. */
  | 'clock-off'
  /** Our server could not reach the partner. */
  | 'partner-unreachable'
  | 'network'
  | 'unknown';

/** Why a guest did not become a full account. `signed-out`: this browser's session has ended. */
export type UpgradeFailure =
  'email-taken' | 'weak-password' | 'too-many-attempts' | 'already-full' | 'signed-out' | 'network' | 'unknown';

export type UpgradeResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly failure: UpgradeFailure;
      /** The seconds until the next attempt is accepted, if the provider says so. */
      readonly retryAfter?: number;
    };

export type SignInResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly failure: SignInFailure;
      /** The seconds until the next attempt is accepted, if the provider says so. */
      readonly retryAfter?: number;
    };

/** The state of the session. `loading` ends with the first auth-state event (product.md §4). */
export type SessionState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signed-out';
      /** Whether the person signed out, here or in another tab, instead of being refused or not being known yet. */
      readonly hasLeft?: boolean;
    }
  | {
      readonly status: 'signed-in';
      readonly email: string | null;
      /** Whether the user is a guest, without an email and password to come back with (product.md §6). */
      readonly isAnonymous: boolean;
      /** Whether the address is confirmed; undefined if the provider does not say so. */
      readonly isEmailVerified?: boolean | undefined;
      readonly session: Session;
    };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What signs in: the code of an app only once it was asked for. */
export interface SignInCredentials extends Credentials {
  readonly code?: string;
}

/** The tokens of a partner's provider about its customer, unchanged. */
export interface PartnerAnswer {
  readonly domain: string;
  readonly idToken: string;
}

/** The session as the shell's pages use it, accessed only by `useSession()`. */
export interface SessionControls {
  readonly state: SessionState;
  readonly signIn: (credentials: SignInCredentials) => Promise<SignInResult>;
  /** Signs in with a passkey that the person chooses in the browser's own window. */
  readonly signInWithPasskey: () => Promise<SignInResult>;
  readonly signUp: (credentials: Credentials) => Promise<SignInResult>;
  /** Signs a partner's customer in; `user` is what the partner says about the user (product.md §3 CreateUserInput). */
  readonly signInFromPartner: (answer: PartnerAnswer, user: NewUser) => Promise<SignInResult>;
  /** Creates an account without email and password, or finds the guest that this browser already has. */
  readonly enterAsGuest: () => Promise<SignInResult>;
  /** Adds an email and a password to the guest's account. The session continues, and everything stays. */
  readonly upgrade: (credentials: Credentials) => Promise<UpgradeResult>;
  /** Returns until when a guest's work is kept without being used; later with each use. */
  readonly keptUntil: () => Date;
  /** `refused` is a session that the API no longer accepts; the person may come back to the same page. */
  readonly signOut: (reason?: 'refused') => Promise<void>;
  /** The capabilities of the provider; features without one are not shown. */
  readonly capabilities: IdentityCapabilities;
  /**
   * For a provider without a form of ours: navigates to its pages, and afterwards to `next`. Resolves only on failure.
   */
  readonly goToProvider: (next: string) => Promise<SignInResult>;
  /** Completes that sign-in on the page to which the provider redirects; `next` is the requested path. */
  readonly comeBack: () => Promise<SignInResult & { readonly next: string }>;
}
