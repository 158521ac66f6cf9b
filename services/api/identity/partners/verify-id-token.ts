import { decodeJwt, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Partner } from '../../../domain/partners/partner.ts';
import { isTokenError } from '../../../domain/partners/token-errors.ts';

/** The reasons to refuse a partner's ID token. */
export type PartnerTokenDenial =
  /** It is not a token that this partner has issued for us. */
  | 'partner_token_refused'
  /** Its times do not match ours, although it has only just been issued: one of the two clocks is wrong. */
  | 'clock_off'
  /** The partner's keys cannot be fetched at the moment. */
  | 'partner_unreachable';

/** The person that the partner names. */
export interface PartnerPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** The time, in seconds since 1970, after which the token would be refused as expired. */
  readonly usableUntil: number;
}

export type PartnerTokenReading =
  | { readonly ok: true; readonly person: PartnerPerson }
  | {
      readonly ok: false;
      readonly denial: PartnerTokenDenial;
      /** The cause of `partner_unreachable`, for the operators. */
      readonly cause?: unknown;
    };

/** The seconds by which the partner's clock may differ from ours. */
export const clockTolerance = 120;
/** The seconds between the token's issue and its arrival here. It comes straight from the partner. */
const freshFor = 300;
const maxTokenLength = 8_192;

const refuse = (denial: PartnerTokenDenial): PartnerTokenReading => ({ ok: false, denial });

const isNow = ({ iat = 0, exp = 0, nbf = iat }: JWTPayload, now: number): boolean =>
  iat <= now + clockTolerance &&
  nbf <= now + clockTolerance &&
  iat >= now - freshFor - clockTolerance &&
  exp > now - clockTolerance;

function personOf(payload: JWTPayload, partner: Partner): PartnerPerson | undefined {
  const { sub, azp, nonce, email, exp = 0 } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) return undefined;
  // OpenID Connect Core 3.1.3.7: a token for several audiences names the one that it was issued to.
  if (azp !== undefined && azp !== partner.clientId) return undefined;
  // It answers a sign-in that our page has begun, not one that an attacker has prepared.
  if (typeof nonce !== 'string' || nonce === '') return undefined;
  const hasEmail = typeof email === 'string' && email !== '' && email.length <= 254;
  return {
    issuer: partner.issuer,
    subject: sub,
    email: hasEmail ? email : null,
    emailVerified: hasEmail && payload['email_verified'] === true,
    usableUntil: exp + clockTolerance,
  };
}

/** Verifies an ID token as OpenID Connect Core §3.1.3.7 requires of the client that it was issued to. */
export async function verifyPartnerToken(
  idToken: string,
  partner: Partner,
  keys: JWTVerifyGetKey,
  now = Math.floor(Date.now() / 1000),
): Promise<PartnerTokenReading> {
  if (idToken.length > maxTokenLength) return refuse('partner_token_refused');
  try {
    // The token of another issuer is refused before this partner's keys are fetched.
    if (decodeJwt(idToken).iss !== partner.issuer) return refuse('partner_token_refused');
    const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
      issuer: partner.issuer,
      audience: partner.clientId,
      algorithms: [...partner.algorithms],
      requiredClaims: ['sub', 'exp', 'iat'],
      // Times are checked below, where a wrong clock has its own answer.
      clockTolerance: Number.MAX_SAFE_INTEGER,
    });
    // Access and logout tokens name their type (`at+jwt`). An ID token says JWT or nothing.
    if (protectedHeader.typ !== undefined && protectedHeader.typ.toUpperCase() !== 'JWT')
      return refuse('partner_token_refused');
    if (!isNow(payload, now)) return refuse('clock_off');
    const person = personOf(payload, partner);
    return person ? { ok: true, person } : refuse('partner_token_refused');
  } catch (error) {
    if (isTokenError(error)) return refuse('partner_token_refused');
    return { ok: false, denial: 'partner_unreachable', cause: error };
  }
}
