import { decodeJwt, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { discoveredKeys, followedKeys } from '../../partners/discovered-keys.ts';
import { memoizeBySource } from '../../partners/memoize-by-source.ts';
import { isTokenFault } from '../../partners/token-faults.ts';
import { TokenCache } from './token-cache.ts';

/** Who sent a request. `issuer` and `subject` together name the user (docs/adr/0002). */
export interface Caller {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly isAnonymous: boolean;
  /** The provider says outright that this is no guest; one that knows no guests says nothing. */
  readonly isFull: boolean;
  /** A registered partner has vouched for this person. */
  readonly isCustomer: boolean;
}

/** An OpenID provider whose ID tokens are accepted. */
export interface TrustedIssuer {
  /** As in the token's `iss`. */
  readonly issuer: string;
  /** Where its keys are; undefined: where its discovery document says. */
  readonly jwksUri?: string | undefined;
  /** Our client id there. */
  readonly audience: string;
  /** Asymmetric algorithms only: `ES256`, `RS256`. */
  readonly algorithms: readonly string[];
  /** The claim that holds the address; undefined: `email`. */
  readonly emailClaim?: string;
  /** The pages that may use its tokens in a browser; undefined: any that the server's CORS lets in. */
  readonly origins?: readonly string[];
  /** Set for registered partners, whose customers' plan is theirs. */
  readonly isPartner?: boolean;
  /** Its keys are asked for at public addresses alone. */
  readonly isPublic?: boolean;
  /**
   * Set for our own provider only. `accountsOf`: the issuer in whose name its people's accounts are kept, since one
   * provider answers under several addresses. Its word on whom a partner has vouched for (claims `partner_issuer`,
   * `partner_subject`) is believed: such a person is the one whom the partner's own token names (docs/adr/0011).
   */
  readonly own?: { readonly accountsOf: string };
}

/**
 * The caller that an `Authorization` header speaks for; null without a token or with one that is not good. Rejects only
 * when the issuer's keys cannot be had, which says nothing about the token. `origin` is the page's, from the header.
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
  // OpenID Connect Core 3.1.3.7: a token for several audiences names the one that it was issued to.
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
 * The person at the partner, when our own provider says that one has vouched for the caller. Null when that partner is
 * registered no longer: nobody vouches for its customers then.
 */
function atPartner(caller: Caller, payload: JWTPayload, isPartner: (issuer: string) => boolean): Caller | null {
  const { partner_issuer: issuer, partner_subject: subject } = payload;
  if (issuer === undefined && subject === undefined) return caller;
  if (typeof issuer !== 'string' || typeof subject !== 'string' || subject === '' || !isPartner(issuer)) return null;
  return { ...caller, issuer, subject, isCustomer: true };
}

export interface AuthenticatorOptions {
  /** Where they change, what answers those of now: the same list for as long as nothing changes. */
  readonly issuers: readonly TrustedIssuer[] | (() => readonly TrustedIssuer[]);
  /** Tokens remembered at most. */
  readonly cacheSize?: number;
}

/** What is remembered of a token. */
interface Verified {
  readonly caller: Caller;
  readonly origins: readonly string[] | undefined;
}

interface Trusted {
  readonly issuer: TrustedIssuer;
  readonly keySet: JWTVerifyGetKey;
}

type TrustedByName = ReadonlyMap<string, Trusted>;

const keySetOf = (issuer: TrustedIssuer): JWTVerifyGetKey =>
  issuer.jwksUri === undefined ? discoveredKeys(issuer) : followedKeys(new URL(issuer.jwksUri));

/** The keys that are known stay with issuers that are asked in the same way. Of two of one name the first counts. */
function trustedByName(issuers: readonly TrustedIssuer[], last: TrustedByName = new Map()): TrustedByName {
  const trusted = new Map<string, Trusted>();
  for (const issuer of issuers) {
    const weak = issuer.algorithms.find((algorithm) => !asymmetric.test(algorithm));
    if (weak !== undefined) throw new Error(`Tokens of ${issuer.issuer} may not be signed with ${weak}.`);
    if (trusted.has(issuer.issuer)) continue;
    const before = last.get(issuer.issuer);
    const isSame = before?.issuer.jwksUri === issuer.jwksUri && before?.issuer.isPublic === issuer.isPublic;
    trusted.set(issuer.issuer, { issuer, keySet: before && isSame ? before.keySet : keySetOf(issuer) });
  }
  return trusted;
}

/** Throws when an issuer's record allows an algorithm whose key would be a shared secret, or none. */
export function createAuthenticator({ issuers, cacheSize = 10_000 }: AuthenticatorOptions): Authenticate {
  const current = memoizeBySource(typeof issuers === 'function' ? issuers : () => issuers, trustedByName);
  // A token that was good for issuers who are gone is looked at anew.
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
      // Access and logout tokens say what they are (`at+jwt`); an ID token says JWT or nothing.
      if (protectedHeader.typ !== undefined && protectedHeader.typ.toUpperCase() !== 'JWT') return null;
      const caller = callerOf(payload, issuer);
      const person = caller && issuer.own ? atPartner(caller, payload, isPartner) : caller;
      return person && { caller: person, origins: issuer.origins, expires: (payload.exp ?? 0) * 1_000 };
    } catch (error) {
      if (isTokenFault(error)) return null;
      throw new Error(`Could not read the keys of ${issuer.issuer}.`, { cause: error });
    }
  }

  return async (header, origin) => {
    const callerFrom = ({ caller, origins }: Verified): Caller | null =>
      origin === undefined || origins === undefined || origins.includes(origin) ? caller : null;
    if (header === undefined || header.length > maxHeaderLength) return null;
    const token = bearer.exec(header)?.[1];
    if (token === undefined) return null;
    const key = TokenCache.keyOf(token);
    const cache = cacheFor();
    const known = cache.get(key);
    if (known) return callerFrom(known);
    const verified = await verify(token, current());
    if (!verified) return null;
    cache.set(key, verified, verified.expires);
    return callerFrom(verified);
  };
}
