import * as client from 'openid-client';
import { adminCallbackPath, adminClientId, identityPath, signingAlgorithm } from '../../identity/identity.ts';

/** A sign-in that has begun: what only the browser that began it knows. */
export interface BegunSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface OperatorSignIn {
  /** Where the browser goes, and what it keeps meanwhile. */
  begin(): Promise<{ readonly address: string; readonly begun: BegunSignIn }>;
  /** Whom the provider's answer, which is in the address, names. Rejects when it is no answer to what was begun. */
  finish(address: URL, begun: BegunSignIn): Promise<string>;
}

export interface OperatorSignInOptions {
  readonly siteOrigin: string;
  /** Where this process reaches the provider, which need not be where browsers do. */
  readonly identityInside: string;
}

/** Seconds since the password was typed. */
const freshFor = 300;

/** The pages for operators as a client of our own provider: authorization code with PKCE, and the password each time. */
export function createOperatorSignIn({ siteOrigin, identityInside }: OperatorSignInOptions): OperatorSignIn {
  const provider = (origin: string, path: string): string => `${origin}${identityPath}${path}`;
  const known = new client.Configuration(
    {
      issuer: provider(siteOrigin, ''),
      authorization_endpoint: provider(siteOrigin, '/auth'),
      token_endpoint: provider(identityInside, '/token'),
      jwks_uri: provider(identityInside, '/jwks'),
      authorization_response_iss_parameter_supported: true,
    },
    adminClientId,
    { id_token_signed_response_alg: signingAlgorithm },
    client.None(),
  );
  // Between our own processes, and on a machine of one's own, there is no https.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- It is marked so that nobody overlooks what it does.
  client.allowInsecureRequests(known);
  client.enableNonRepudiationChecks(known);

  return {
    async begin() {
      const begun = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(known, {
        redirect_uri: `${siteOrigin}${adminCallbackPath}`,
        scope: 'openid',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
        // Whoever sits at a browser that is signed in is not yet the operator.
        prompt: 'login',
      });
      return { address: address.href, begun };
    },
    async finish(address, { state, nonce, verifier }) {
      const tokens = await client.authorizationCodeGrant(known, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        maxAge: freshFor,
      });
      const subject = tokens.claims()?.sub;
      if (subject === undefined) throw new Error('The identity provider did not name a user.');
      return subject;
    },
  };
}
