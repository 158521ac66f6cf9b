import * as client from 'openid-client';
import {
  adminCallbackPath,
  adminClientId,
  identityPath,
  signingAlgorithm,
} from '../../../domain/oauth-clients/web-client.ts';

/** A sign-in in progress: the values that only the browser that began it knows. */
export interface SignInState {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface OperatorSignIn {
  /** Begins a sign-in. Returns the address for the browser and the values that it keeps. */
  begin(): Promise<{ readonly address: string; readonly begun: SignInState }>;
  /**
   * Returns the subject in the provider's answer, which is part of the address. Rejects when it does not answer this
   * sign-in.
   */
  finish(address: URL, begun: SignInState): Promise<string>;
}

export interface OperatorSignInOptions {
  readonly siteOrigin: string;
  /** The address where this process reaches the provider, which may differ from that for browsers. */
  readonly identityInside: string;
}

/** The maximum seconds since the password was typed. */
const freshFor = 300;

/**
 * Registers the operators' pages as a client of our own provider: authorization code with PKCE, and the password every
 * time.
 */
export function createOperatorSignIn({ siteOrigin, identityInside }: OperatorSignInOptions): OperatorSignIn {
  const provider = (origin: string, path: string): string => `${origin}${identityPath}${path}`;
  const configuration = new client.Configuration(
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
  // There is no https between our own processes or on a development machine.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- It is marked as deprecated only to draw attention to what it does.
  client.allowInsecureRequests(configuration);
  client.enableNonRepudiationChecks(configuration);

  return {
    async begin() {
      const begun = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: `${siteOrigin}${adminCallbackPath}`,
        scope: 'openid',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
        // A person at a browser that is signed in is not necessarily the operator.
        prompt: 'login',
      });
      return { address: address.href, begun };
    },
    async finish(address, { state, nonce, verifier }) {
      const tokens = await client.authorizationCodeGrant(configuration, address, {
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
