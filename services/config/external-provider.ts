import { isSafeAddress } from '../domain/partners/partner.ts';

/** An OpenID provider that somebody else runs, in place of our own (docs/adr/0012). */
export interface ExternalProvider {
  /** `iss` of its ID tokens, to the letter. */
  readonly issuer: string;
  /** Our client id there: a public client that may use the authorization code with PKCE. */
  readonly clientId: string;
  /** What is asked for, separated by spaces; `offline_access` where that is how refresh tokens are had. */
  readonly scope: string;
  /** How its ID tokens may be signed. */
  readonly algorithms: readonly string[];
  /** The claim of its ID tokens that holds the address. */
  readonly emailClaim: string;
  /** Where pages ask it for tokens: its own origin, and others that its metadata names. */
  readonly origins: readonly string[];
}

export interface ExternalProviderReading {
  /** Undefined: our own provider. */
  readonly provider: ExternalProvider | undefined;
  readonly faults: readonly string[];
}

/** Those of which providers publish the key. */
const asymmetric = /^(?:(?:RS|PS|ES)(?:256|384|512)|EdDSA|Ed25519)$/;
const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');
const details = ['CLIENT_ID', 'SCOPES', 'ALGORITHMS', 'EMAIL_CLAIM', 'ORIGINS'].map((name) => `IDENTITY_${name}`);

/** Reads `IDENTITY_ISSUER` and what belongs to it. `text` answers a variable, or what is said where it is not set. */
export function readExternalProvider(text: (name: string, otherwise: string) => string): ExternalProviderReading {
  const issuer = text('IDENTITY_ISSUER', '');
  if (issuer === '') {
    const lonely = details.filter((name) => text(name, '') !== '');
    return { provider: undefined, faults: lonely.map((name) => `${name} requires IDENTITY_ISSUER.`) };
  }
  const clientId = text('IDENTITY_CLIENT_ID', '');
  const scopes = wordsIn(text('IDENTITY_SCOPES', 'openid email'));
  const algorithms = wordsIn(text('IDENTITY_ALGORITHMS', 'RS256,PS256,ES256,EdDSA'));
  const origins = wordsIn(text('IDENTITY_ORIGINS', ''));
  const weak = algorithms.filter((name) => !asymmetric.test(name));
  const bad = origins.filter((each) => !isSafeAddress(each) || URL.parse(each)?.origin !== each);
  const faults = [
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
  if (faults.length > 0) return { provider: undefined, faults };
  return {
    provider: {
      issuer,
      clientId,
      scope: scopes.join(' '),
      algorithms,
      emailClaim: text('IDENTITY_EMAIL_CLAIM', 'email'),
      origins: [...new Set([new URL(issuer).origin, ...origins])],
    },
    faults: [],
  };
}
