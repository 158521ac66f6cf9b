import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { TokenCache } from './token-cache.ts';

/** Who sent a request. `issuer` and `subject` together name the user (docs/adr/0002). */
export interface Caller {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly isAnonymous: boolean;
}

/** An OpenID provider whose ID tokens are accepted. */
export interface TrustedIssuer {
  /** As in the token's `iss`. */
  readonly issuer: string;
  readonly jwksUri: string;
  /** Our client id there. */
  readonly audience: string;
  /** Asymmetric algorithms only: `ES256`, `RS256`. */
  readonly algorithms: readonly string[];
}

/**
 * The caller that an `Authorization` header speaks for; null without a token or with one that is not good. Rejects only
 * when the issuer's keys cannot be had, which says nothing about the token.
 */
export type Authenticate = (authorizationHeader: string | undefined) => Promise<Caller | null>;

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
const longestHeader = 8_192;
const asymmetric = /^(?:(?:RS|PS|ES)(?:256|384|512)|EdDSA|Ed25519)$/;

/** What jose throws when the fault is the token's. Everything else (no answer, no keys) is not the caller's doing. */
const badToken = [
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
];

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

function callerOf(payload: JWTPayload, issuer: TrustedIssuer): Caller | null {
  const { sub, azp, email } = payload;
  if (typeof sub !== 'string' || sub === '') return null;
  // OpenID Connect Core 3.1.3.7: a token for several audiences names the one that it was issued to.
  if (azp !== undefined && azp !== issuer.audience) return null;
  return {
    issuer: issuer.issuer,
    subject: sub,
    email: typeof email === 'string' && email !== '' ? email : null,
    emailVerified: payload['email_verified'] === true,
    isAnonymous: payload['is_anonymous'] === true,
  };
}

export interface AuthenticatorOptions {
  readonly issuers: readonly TrustedIssuer[];
  /** Tokens remembered at most. */
  readonly cacheSize?: number;
}

/** Throws when an issuer's record allows an algorithm whose key would be a shared secret, or none. */
export function createAuthenticator({ issuers, cacheSize = 10_000 }: AuthenticatorOptions): Authenticate {
  const keys = new Map<string, { readonly issuer: TrustedIssuer; readonly keySet: JWTVerifyGetKey }>();
  for (const issuer of issuers) {
    const weak = issuer.algorithms.find((algorithm) => !asymmetric.test(algorithm));
    if (weak !== undefined) throw new Error(`Tokens of ${issuer.issuer} may not be signed with ${weak}.`);
    keys.set(issuer.issuer, { issuer, keySet: createRemoteJWKSet(new URL(issuer.jwksUri)) });
  }
  const cache = new TokenCache<Caller>(cacheSize);

  async function verify(token: string): Promise<{ caller: Caller; expires: number } | null> {
    const trusted = keys.get(issuerOf(token) ?? '');
    if (!trusted) return null;
    const { issuer, keySet } = trusted;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keySet, {
        issuer: issuer.issuer,
        audience: issuer.audience,
        algorithms: [...issuer.algorithms],
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: 5,
      });
      // Access and logout tokens say what they are (`at+jwt`); an ID token says JWT or nothing.
      if (protectedHeader.typ !== undefined && protectedHeader.typ.toUpperCase() !== 'JWT') return null;
      const caller = callerOf(payload, issuer);
      return caller && { caller, expires: (payload.exp ?? 0) * 1_000 };
    } catch (error) {
      if (badToken.some((kind) => error instanceof kind)) return null;
      throw new Error(`The keys of ${issuer.issuer} could not be read.`, { cause: error });
    }
  }

  return async (header) => {
    if (header === undefined || header.length > longestHeader) return null;
    const token = bearer.exec(header)?.[1];
    if (token === undefined) return null;
    const key = TokenCache.keyOf(token);
    const known = cache.get(key);
    if (known) return known;
    const verified = await verify(token);
    if (!verified) return null;
    cache.set(key, verified.caller, verified.expires);
    return verified.caller;
  };
}
