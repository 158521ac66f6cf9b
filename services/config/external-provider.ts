import { isSafeAddress } from '../domain/partners/partner.ts';

/** An external OpenID provider that replaces our own (docs/adr/0012). */
export interface ExternalProvider {
  /** The exact `iss` of its ID tokens. */
  readonly issuer: string;
  /** Our client id there: a public client that may use the authorization code with PKCE. */
  readonly clientId: string;
  /**
   * The requested scopes, separated by spaces, with `offline_access` if the provider requires it for refresh tokens.
   */
  readonly scope: string;
  /** The accepted signature algorithms of its ID tokens. */
  readonly algorithms: readonly string[];
  /** The claim of its ID tokens that holds the email address. */
  readonly emailClaim: string;
  /** Where pages request tokens: its own origin, and others that its metadata names. */
  readonly origins: readonly string[];
}

export interface ExternalProviderReading {
  /** Undefined means our own provider. */
  readonly provider: ExternalProvider | undefined;
  readonly problems: readonly string[];
}

/** Matches the algorithms for which providers publish the key. */
const asymmetric = /^(?:(?:RS|PS|ES)(?:256|384|512)|EdDSA|Ed25519)$/;
const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');
const details = ['CLIENT_ID', 'SCOPES', 'ALGORITHMS', 'EMAIL_CLAIM', 'ORIGINS'].map((name) => `IDENTITY_${name}`);

/** Reads `IDENTITY_ISSUER` and its related settings. `text` returns a variable, or the default if it is not set. */
export function readExternalProvider(text: (name: string, otherwise: string) => string): ExternalProviderReading {
  const issuer = text('IDENTITY_ISSUER', '');
  if (issuer === '') {
    const incomplete = details.filter((name) => text(name, '') !== '');
    return { provider: undefined, problems: incomplete.map((name) => `${name} requires IDENTITY_ISSUER.`) };
  }
  const clientId = text('IDENTITY_CLIENT_ID', '');
  const scopes = wordsIn(text('IDENTITY_SCOPES', 'openid email'));
  const algorithms = wordsIn(text('IDENTITY_ALGORITHMS', 'RS256,PS256,ES256,EdDSA'));
  const origins = wordsIn(text('IDENTITY_ORIGINS', ''));
  const weak = algorithms.filter((name) => !asymmetric.test(name));
  const bad = origins.filter((each) => !isSafeAddress(each) || URL.parse(each)?.origin !== each);
  const problems = [
    ...(isSafeAddress(issuer) ? [] : [`IDENTITY_ISSUER must be an https address, not "${issuer}".`]),
    ...(clientId === ''
      ? ['IDENTITY_CLIENT_ID is required with IDENTITY_ISSUER. It is the client ID registered with that provider.']
      : []),
    ...(scopes.includes('openid')
      ? []
      : ['IDENTITY_SCOPES must include "openid". Without it, the provider issues no ID token.']),
    ...weak.map((name) => `IDENTITY_ALGORITHMS must be asymmetric algorithms such as RS256, not ${name}.`),
    ...bad.map((each) => `IDENTITY_ORIGINS must be origins such as https://login.example, not "${each}".`),
  ];
  if (problems.length > 0) return { provider: undefined, problems };
  return {
    provider: {
      issuer,
      clientId,
      scope: scopes.join(' '),
      algorithms,
      emailClaim: text('IDENTITY_EMAIL_CLAIM', 'email'),
      origins: [...new Set([new URL(issuer).origin, ...origins])],
    },
    problems: [],
  };
}
