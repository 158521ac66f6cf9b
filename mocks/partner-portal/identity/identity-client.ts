import { jwtVerify } from 'jose';
import { discover, type Provider } from './discovery.ts';
import { jsonOf, textField } from './json.ts';
import type { AuthorizationSecrets } from './pkce.ts';

export interface Tokens {
  /** The bearer token of Tessera's gateway. */
  readonly idToken: string;
  readonly refreshToken: string;
  /** The customer's stable id. */
  readonly subject: string;
  readonly email: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

export type RedeemOutcome =
  { readonly ok: true; readonly tokens: Tokens } | { readonly ok: false; readonly failure: 'refused' | 'unavailable' };

export type RenewOutcome =
  | { readonly ok: true; readonly tokens: Tokens }
  | { readonly ok: false; readonly failure: 'signed-out' | 'unavailable' };

/** The portal's OpenID provider, as the portal's backend uses it: authorization code with PKCE. */
export interface IdentityClient {
  /** Returns the address for the customer's browser, or undefined when the provider is unavailable. */
  authorizationAddress(secrets: AuthorizationSecrets): Promise<string | undefined>;
  redeem(code: string, secrets: AuthorizationSecrets): Promise<RedeemOutcome>;
  renew(tokens: Tokens): Promise<RenewOutcome>;
  /** Revokes the tokens if possible. The session ends here in any case. */
  revoke(tokens: Tokens): Promise<void>;
}

export interface IdentityClientOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly log: (error: unknown) => void;
}

interface TokenAnswer {
  readonly idToken: string;
  readonly refreshToken: string | undefined;
}

/** Creates the client of the portal's OpenID provider. Unexpected failures are passed to `log`. */
export function createIdentityClient({ issuer, clientId, redirectUri, log }: IdentityClientOptions): IdentityClient {
  let providerPromise: Promise<Provider> | undefined;
  const provider = (): Promise<Provider> => {
    providerPromise ??= discover(issuer).catch((error: unknown) => {
      providerPromise = undefined;
      throw error;
    });
    return providerPromise;
  };

  const postForm = async (address: string, fields: Readonly<Record<string, string>>): Promise<Response> => {
    const body = new URLSearchParams({ client_id: clientId, ...fields });
    return fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(10_000) });
  };

  /** Requests tokens. Returns undefined when the provider refuses the grant, and throws on any other kind of answer. */
  async function requestTokens(fields: Readonly<Record<string, string>>): Promise<TokenAnswer | undefined> {
    const response = await postForm((await provider()).token, fields);
    const body = await jsonOf(response);
    if (response.status === 400 && textField(body, 'error') === 'invalid_grant') return undefined;
    const idToken = textField(body, 'id_token');
    if (!response.ok || idToken === undefined)
      throw new Error(`The provider returned no ID token (status ${response.status}).`);
    return { idToken, refreshToken: textField(body, 'refresh_token') };
  }

  /**
   * Returns the claims of the ID token after checking its signature, issuer, and audience (OpenID Connect Core
   * §3.1.3.7).
   */
  async function readIdToken(idToken: string, nonce: string | undefined) {
    const { payload } = await jwtVerify(idToken, (await provider()).keys, { issuer, audience: clientId });
    if (nonce !== undefined && payload['nonce'] !== nonce) throw new Error('The ID token belongs to another sign-in.');
    if (payload.sub === undefined || payload.exp === undefined) throw new Error('The ID token is incomplete.');
    return { subject: payload.sub, email: textField(payload, 'email') ?? '', expiresAt: payload.exp * 1000 };
  }

  async function redeem(code: string, secrets: AuthorizationSecrets): Promise<RedeemOutcome> {
    const answer = await requestTokens({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: secrets.verifier,
    });
    if (answer === undefined) return { ok: false, failure: 'refused' };
    if (answer.refreshToken === undefined) throw new Error('The code returned no refresh token.');
    const { idToken, refreshToken } = answer;
    return { ok: true, tokens: { idToken, refreshToken, ...(await readIdToken(idToken, secrets.nonce)) } };
  }

  async function renew(tokens: Tokens): Promise<RenewOutcome> {
    const answer = await requestTokens({ grant_type: 'refresh_token', refresh_token: tokens.refreshToken });
    if (answer === undefined) return { ok: false, failure: 'signed-out' };
    const { idToken, refreshToken = tokens.refreshToken } = answer;
    const claims = await readIdToken(idToken, undefined);
    if (claims.subject !== tokens.subject) throw new Error('The renewed token belongs to another user.');
    return { ok: true, tokens: { idToken, refreshToken, ...claims } };
  }

  const unavailable = (error: unknown): { readonly ok: false; readonly failure: 'unavailable' } => {
    log(error);
    return { ok: false, failure: 'unavailable' };
  };

  return {
    async authorizationAddress({ state, nonce, challenge }) {
      try {
        const address = new URL((await provider()).authorization);
        address.search = new URLSearchParams({
          client_id: clientId,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        }).toString();
        return address.href;
      } catch (error) {
        log(error);
        return undefined;
      }
    },
    redeem: (code, secrets) => redeem(code, secrets).catch(unavailable),
    renew: (tokens) => renew(tokens).catch(unavailable),
    async revoke(tokens) {
      try {
        const { revocation } = await provider();
        if (revocation === undefined) return;
        await postForm(revocation, { token: tokens.refreshToken, token_type_hint: 'refresh_token' });
      } catch (error) {
        log(error);
      }
    },
  };
}
