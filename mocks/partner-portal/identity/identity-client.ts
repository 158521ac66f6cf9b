import { jwtVerify } from 'jose';
import { authorize, type Credentials } from './authorize.ts';
import { discover, type Provider } from './discovery.ts';
import { jsonOf, textField } from './json.ts';
import { createSecrets } from './pkce.ts';

export interface Tokens {
  /** The bearer token of Tessera's gateway. */
  readonly idToken: string;
  readonly refreshToken: string;
  /** The customer's stable id at Tessera. */
  readonly subject: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

export type SignInOutcome =
  | { readonly ok: true; readonly tokens: Tokens }
  | { readonly ok: false; readonly failure: 'wrong-credentials' | 'too-many-attempts' | 'unavailable' };

export type RenewOutcome =
  | { readonly ok: true; readonly tokens: Tokens }
  | { readonly ok: false; readonly failure: 'signed-out' | 'unavailable' };

/** Tessera's identity service, as the portal's backend uses it. */
export interface IdentityClient {
  signIn(credentials: Credentials): Promise<SignInOutcome>;
  renew(tokens: Tokens): Promise<RenewOutcome>;
  /** Best effort: the session ends here in any case. */
  revoke(tokens: Tokens): Promise<void>;
}

const clientId = 'tessera-web';
const scope = 'openid email';

interface TokenAnswer {
  readonly idToken: string;
  readonly refreshToken: string | undefined;
}

async function postForm(address: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const body = new URLSearchParams({ client_id: clientId, ...fields });
  return fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(10_000) });
}

/** Answers undefined when the provider refuses the grant; throws when it does not answer as a provider. */
async function requestTokens(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<TokenAnswer | undefined> {
  const response = await postForm(address, fields);
  const body = await jsonOf(response);
  if (response.status === 400 && textField(body, 'error') === 'invalid_grant') return undefined;
  const idToken = textField(body, 'id_token');
  if (!response.ok || idToken === undefined) throw new Error(`No ID token came (status ${response.status}).`);
  return { idToken, refreshToken: textField(body, 'refresh_token') };
}

/** What the ID token says, once its signature, issuer and audience are checked (OpenID Connect Core §3.1.3.7). */
async function readIdToken(provider: Provider, idToken: string, nonce: string | undefined) {
  const { payload } = await jwtVerify(idToken, provider.keys, { issuer: provider.issuer, audience: clientId });
  if (nonce !== undefined && payload['nonce'] !== nonce) throw new Error('The ID token belongs to another sign-in.');
  if (payload.sub === undefined || payload.exp === undefined) throw new Error('The ID token is not whole.');
  return { subject: payload.sub, expiresAt: payload.exp * 1000 };
}

/** @param siteOrigin Origin under which Tessera's `/identity` answers: `http://localhost:3000`. */
export function createIdentityClient(siteOrigin: string, log: (error: unknown) => void): IdentityClient {
  const redirectUri = `${siteOrigin}/identity/cb`;
  let found: Promise<Provider> | undefined;
  const provider = (): Promise<Provider> => {
    found ??= discover(siteOrigin).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };

  async function signIn(credentials: Credentials): Promise<SignInOutcome> {
    const known = await provider();
    const secrets = createSecrets();
    const outcome = await authorize(
      { endpoint: known.authorization, clientId, redirectUri, scope, secrets },
      credentials,
    );
    if (!outcome.ok) return outcome;
    const answer = await requestTokens(known.token, {
      grant_type: 'authorization_code',
      code: outcome.code,
      redirect_uri: redirectUri,
      code_verifier: secrets.verifier,
    });
    if (answer?.refreshToken === undefined) throw new Error('The code brought no refresh token.');
    const { idToken, refreshToken } = answer;
    return { ok: true, tokens: { idToken, refreshToken, ...(await readIdToken(known, idToken, secrets.nonce)) } };
  }

  async function renew(tokens: Tokens): Promise<RenewOutcome> {
    const known = await provider();
    const answer = await requestTokens(known.token, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refreshToken,
    });
    if (answer === undefined) return { ok: false, failure: 'signed-out' };
    const { idToken, refreshToken = tokens.refreshToken } = answer;
    const claims = await readIdToken(known, idToken, undefined);
    if (claims.subject !== tokens.subject) throw new Error('The renewed token is of somebody else.');
    return { ok: true, tokens: { idToken, refreshToken, ...claims } };
  }

  const unavailable = (error: unknown): { readonly ok: false; readonly failure: 'unavailable' } => {
    log(error);
    return { ok: false, failure: 'unavailable' };
  };

  return {
    signIn: (credentials) => signIn(credentials).catch(unavailable),
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
