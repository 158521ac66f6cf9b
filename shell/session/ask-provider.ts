import { ErrorResponse, ErrorTimeout, type UserManager } from 'oidc-client-ts';
import { InteractionRefused } from './fetch-navigator.ts';
import type { TokenStore } from './token-store.ts';

/** `refused`: the provider no longer knows this sign-in, neither by refresh token nor by cookie. */
export type Renewed = 'renewed' | 'refused';

export interface AskOptions {
  readonly manager: Pick<UserManager, 'signinSilent'>;
  readonly tokens: TokenStore;
  /** Tells a lost connection from a provider that forbids hidden frames. Missing where there are none. */
  readonly isReachable?: (() => Promise<boolean>) | undefined;
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof ErrorTimeout ||
  (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name));

/** Answers that mean "sign in again", as opposed to "ask again later". */
const refusals = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'access_denied',
  'invalid_grant',
]);

const isRefusal = (error: unknown): boolean =>
  error instanceof InteractionRefused ||
  (error instanceof ErrorResponse && error.error !== null && refusals.has(error.error));

/** The network's and the server's troubles look alike to whoever waits for a token. */
const unreachable = (cause: unknown): TypeError =>
  new TypeError('The identity provider could not be reached.', { cause });

/**
 * Asks for a token newer than `stale`: by the refresh token, then by the session cookie. The returned promise rejects with
 * a TypeError where neither could be asked: the session may be alive, so nobody is signed out for a lost connection.
 */
export async function askProvider(
  { manager, tokens, isReachable }: AskOptions,
  stale: string | undefined,
): Promise<Renewed> {
  try {
    // A provider that renews without an ID token has renewed nothing of use to us.
    if ((await manager.signinSilent()) && tokens.idToken !== stale) return 'renewed';
  } catch (error) {
    if (isUnreachable(error)) throw unreachable(error);
  }
  tokens.forgetRefreshToken();
  try {
    return (await manager.signinSilent({ forceIframeAuth: true })) ? 'renewed' : 'refused';
  } catch (error) {
    if (isRefusal(error) || (error instanceof ErrorTimeout && (await isReachable?.()))) return 'refused';
    throw unreachable(error);
  }
}
