import { ErrorResponse, ErrorTimeout, type UserManager } from 'oidc-client-ts';
import { InteractionRefused } from './fetch-navigator.ts';
import type { TokenStore } from './token-store.ts';

/** `refused`: the provider no longer accepts this sign-in, neither by refresh token nor by cookie. */
export type Renewed = 'renewed' | 'refused';

export interface AskOptions {
  readonly manager: Pick<UserManager, 'signinSilent'>;
  readonly tokens: TokenStore;
  /** Distinguishes a lost connection from a provider that forbids hidden frames. Missing where no frames are used. */
  readonly isReachable?: (() => Promise<boolean>) | undefined;
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof ErrorTimeout ||
  (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name));

/** The errors that mean "sign in again", as opposed to "try again later". */
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

/** Wraps errors of the network and of the server alike, because the caller treats them the same. */
const unreachable = (cause: unknown): TypeError =>
  new TypeError('The identity provider could not be reached.', { cause });

/**
 * Requests a token newer than `stale`: by the refresh token, then by the session cookie. Rejects with a TypeError when
 * neither request got through: the session may still exist, so a lost connection signs no one out.
 */
export async function askProvider(
  { manager, tokens, isReachable }: AskOptions,
  stale: string | undefined,
): Promise<Renewed> {
  try {
    // A renewal without a new ID token is useless to us.
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
