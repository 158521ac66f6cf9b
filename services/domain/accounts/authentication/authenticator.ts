import { decodeJwt, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { providerKeys, remoteKeys } from '../../partners/discovered-keys.ts';
import { memoizeBySource } from '../../partners/memoize-by-source.ts';
import { isTokenError } from '../../partners/token-errors.ts';
import type { FindTokenBound } from './token-bounds.ts';
import { TokenCache } from './token-cache.ts';

/** The sender of a request. `issuer` and `subject` together identify the user (docs/adr/0002). */
export interface Caller {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly isAnonymous: boolean;
  /** Whether the provider states explicitly that this is not a guest. A provider without guests makes no statement. */
  readonly isFull: boolean;
  /** Whether a registered partner vouches for this user. */
  readonly isCustomer: boolean;
}

/** An OpenID provider whose ID tokens are accepted. */
export interface TrustedIssuer {
  /** The token's `iss` claim. */
  readonly issuer: string;
  /** The address of its keys; undefined to use its discovery document. */
  readonly jwksUri?: string | undefined;
  /** Our client id at the provider. */
  readonly audience: string;
  /** Asymmetric algorithms only, such as `ES256` and `RS256`. */
  readonly algorithms: readonly string[];
  /** The claim with the email address. Default: `email`. */
  readonly emailClaim?: string;
  /** The origins whose pages may use its tokens in a browser; undefined for any that the server's CORS allows. */
  readonly origins?: readonly string[];
  /** Whether this is a registered partner, which determines its customers' plan. */
  readonly isPartner?: boolean;
  /** Whether its keys are only requested at public addresses. */
  readonly isPublic?: boolean;
  /**
   * Set for our own provider only. `accountsOf` is the issuer under whose name its users' accounts are stored, because
   * one provider has several addresses. Its statements about partner users (claims `partner_issuer`, `partner_subject`)
   * are trusted: such a user is the same as the one in the partner's own token (docs/adr/0011).
   */
  readonly own?: { readonly accountsOf: string };
}

/**
 * Returns the caller of an `Authorization` header; null without a valid token. Rejects only when the issuer's keys are
 * unavailable, which says nothing about the token. `origin` is that of the requesting page.
 */
export type Authenticate = (authorizationHeader: string | undefined, origin?: string) => Promise<Caller | null>;

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
const maxHeaderLength = 8_192;
const asymmetric = /^(?:(?:RS|PS|ES)(?:256|384|512)|EdDSA|Ed25519)$/;

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

function callerOf(payload: JWTPayload, issuer: TrustedIssuer): Caller | null {
  const { sub, azp } = payload;
  const email = payload[issuer.emailClaim ?? 'email'];
  if (typeof sub !== 'string' || sub === '') return null;
  // OpenID Connect Core 3.1.3.7: a token for several audiences names the client it was issued to.
  if (azp !== undefined && azp !== issuer.audience) return null;
  return {
    issuer: issuer.own?.accountsOf ?? issuer.issuer,
    subject: sub,
    email: typeof email === 'string' && email !== '' ? email : null,
    emailVerified: payload['email_verified'] === true,
    isAnonymous: payload['is_anonymous'] === true,
    isFull: payload['is_anonymous'] === false,
    isCustomer: issuer.isPartner === true,
  };
}

/**
 * Returns the user at the partner if our own provider says that a partner vouches for the caller. Null if that partner
 * is no longer registered, because then no one vouches for its customers.
 */
function atPartner(caller: Caller, payload: JWTPayload, isPartner: (issuer: string) => boolean): Caller | null {
  const { partner_issuer: issuer, partner_subject: subject } = payload;
  if (issuer === undefined && subject === undefined) return caller;
  if (typeof issuer !== 'string' || typeof subject !== 'string' || subject === '' || !isPartner(issuer)) return null;
  return { ...caller, issuer, subject, isCustomer: true };
}

export interface AuthenticatorOptions {
  /**
   * The issuers, or a function that returns the current ones. The function must return the same list as long as nothing
   * changes.
   */
  readonly issuers: readonly TrustedIssuer[] | (() => readonly TrustedIssuer[]);
  /** Finds since when the tokens of our own provider's accounts are accepted. Without it, all are until they expire. */
  readonly findTokenBound?: FindTokenBound | undefined;
  /** The maximum number of cached tokens. */
  readonly cacheSize?: number;
}

/** The cached result for a token. */
interface Verified {
  readonly caller: Caller;
  readonly origins: readonly string[] | undefined;
  /** The subject of a token of our own provider, and when it was issued, in seconds since 1970. */
  readonly own: { readonly subject: string; readonly issuedAt: number } | undefined;
}

interface Trusted {
  readonly issuer: TrustedIssuer;
  readonly keySet: JWTVerifyGetKey;
}

type TrustedByName = ReadonlyMap<string, Trusted>;

const keySetOf = (issuer: TrustedIssuer): JWTVerifyGetKey =>
  issuer.jwksUri === undefined ? providerKeys(issuer) : remoteKeys(new URL(issuer.jwksUri));

/**
 * Creates the trusted issuers by name. Key sets are reused for issuers whose source of keys is unchanged. Of two with
 * one name, the first is used.
 */
function trustedByName(issuers: readonly TrustedIssuer[], previous: TrustedByName = new Map()): TrustedByName {
  const trusted = new Map<string, Trusted>();
  for (const issuer of issuers) {
    const weak = issuer.algorithms.find((algorithm) => !asymmetric.test(algorithm));
    if (weak !== undefined) throw new Error(`Tokens of ${issuer.issuer} may not be signed with ${weak}.`);
    if (trusted.has(issuer.issuer)) continue;
    const before = previous.get(issuer.issuer);
    const isSame = before?.issuer.jwksUri === issuer.jwksUri && before?.issuer.isPublic === issuer.isPublic;
    trusted.set(issuer.issuer, { issuer, keySet: before && isSame ? before.keySet : keySetOf(issuer) });
  }
  return trusted;
}

/** Creates the authenticator. Throws when an issuer's record allows an algorithm without an asymmetric key. */
export function createAuthenticator({
  issuers,
  findTokenBound,
  cacheSize = 10_000,
}: AuthenticatorOptions): Authenticate {
  const current = memoizeBySource(typeof issuers === 'function' ? issuers : () => issuers, trustedByName);
  // When the issuers change, cached tokens are verified again.
  const cacheFor = memoizeBySource(current, () => new TokenCache<Verified>(cacheSize));
  current();

  async function verify(token: string, all: TrustedByName): Promise<(Verified & { readonly expires: number }) | null> {
    const isPartner = (issuer: string): boolean => all.get(issuer)?.issuer.own === undefined && all.has(issuer);
    const trusted = all.get(issuerOf(token) ?? '');
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
      // Access and logout tokens declare their type (`at+jwt`); an ID token declares JWT or nothing.
      if (protectedHeader.typ !== undefined && protectedHeader.typ.toUpperCase() !== 'JWT') return null;
      const caller = callerOf(payload, issuer);
      const person = caller && issuer.own ? atPartner(caller, payload, isPartner) : caller;
      const own = issuer.own && { subject: payload.sub ?? '', issuedAt: payload.iat ?? 0 };
      return person && { caller: person, origins: issuer.origins, own, expires: (payload.exp ?? 0) * 1_000 };
    } catch (error) {
      if (isTokenError(error)) return null;
      throw new Error(`Could not read the keys of ${issuer.issuer}.`, { cause: error });
    }
  }

  return async (header, origin) => {
    const callerFrom = async ({ caller, origins, own }: Verified): Promise<Caller | null> => {
      if (origin !== undefined && origins !== undefined && !origins.includes(origin)) return null;
      const validFrom = own && (await findTokenBound?.(own.subject));
      return own && validFrom !== undefined && own.issuedAt < validFrom ? null : caller;
    };
    if (header === undefined || header.length > maxHeaderLength) return null;
    const token = bearer.exec(header)?.[1];
    if (token === undefined) return null;
    const key = TokenCache.keyOf(token);
    const cache = cacheFor();
    const cached = cache.get(key);
    if (cached) return callerFrom(cached);
    const verified = await verify(token, current());
    if (!verified) return null;
    cache.set(key, verified, verified.expires);
    return callerFrom(verified);
  };
}
