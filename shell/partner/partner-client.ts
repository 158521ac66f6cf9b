import type { PartnerConfig } from '@shared/contracts';
import {
  ErrorResponse,
  InMemoryWebStorage,
  OidcClient,
  WebStorageStateStore,
  type SigninResponse,
} from 'oidc-client-ts';
import { PartnerSignInError } from './partner-failure.ts';
import { answerTo, type SignInWindow } from './sign-in-window.ts';

/** Exactly the scopes of product.md §7. */
const scope = 'openid email profile';
/** The timeout in seconds of each request to the partner's provider. */
const requestTimeout = 10;
/** The timeout in milliseconds of the whole sign-in; users look for passwords and phones. */
const patience = 10 * 60 * 1000;

/** The result of a sign-in at the partner's provider. The access token is only for the partner's own API. */
export interface PartnerTokens {
  readonly idToken: string;
  readonly accessToken: string;
  /** The claims of the ID token. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** The partner's OpenID provider for a public client: authorization code with PKCE. */
export interface PartnerClient {
  /** Fetches the provider's metadata early, so that the window need not wait for it. Never rejects. */
  warmUp(): Promise<void>;
  /** @throws PartnerSignInError, or the signal's reason. */
  signIn(place: SignInWindow, signal: AbortSignal): Promise<PartnerTokens>;
}

function tokensIn({ id_token: idToken, access_token: accessToken, profile }: SigninResponse): PartnerTokens {
  if (idToken === undefined || accessToken === '') throw new PartnerSignInError('portal-broken');
  return { idToken, accessToken, claims: { ...profile } };
}

function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof PartnerSignInError) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') return new PartnerSignInError('too-slow', error);
  if (error instanceof ErrorResponse) {
    const isNo = error.error === 'access_denied' || error.error === 'login_required';
    return new PartnerSignInError(isNo ? 'declined' : 'portal-broken', error);
  }
  const isConnection = error instanceof TypeError || (error instanceof Error && error.name === 'ErrorTimeout');
  return new PartnerSignInError(isConnection ? 'portal-unreachable' : 'portal-broken', error);
}

/** Rejects when the provider cannot be reached; never resolves. */
async function watchReachable(address: string, signal: AbortSignal): Promise<never> {
  try {
    await fetch(address, { cache: 'no-store', credentials: 'omit', signal });
  } catch (cause) {
    throw new PartnerSignInError('portal-unreachable', cause);
  }
  return new Promise<never>(() => undefined);
}

/** Creates the client of a partner's provider, which returns the browser to `redirectUri`. */
export function createPartnerClient({ issuer, clientId }: PartnerConfig, redirectUri: string): PartnerClient {
  const client = new OidcClient({
    authority: issuer,
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    loadUserInfo: false,
    requestTimeoutInSeconds: requestTimeout,
    // The sign-in never leaves this page, so its state can stay in memory.
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });
  return {
    async warmUp() {
      await client.metadataService.getAuthorizationEndpoint().catch(() => undefined);
    },
    async signIn(place, signal) {
      const ended = new AbortController();
      try {
        const request = await client.createSigninRequest({ nonce: crypto.randomUUID(), display: 'popup' });
        signal.throwIfAborted();
        const patient = AbortSignal.any([signal, ended.signal, AbortSignal.timeout(patience)]);
        const answer = answerTo(request.state.id, patient);
        place.goTo(request.url);
        // A window that shows the browser's own error page sends no message, and the metadata may be cached.
        const lost = watchReachable(client.settings.metadataUrl, ended.signal);
        return tokensIn(await client.processSigninResponse(await Promise.race([answer, lost])));
      } catch (error) {
        throw failureOf(error, signal);
      } finally {
        ended.abort();
      }
    },
  };
}
