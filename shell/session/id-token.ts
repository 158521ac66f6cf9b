/** The key under which the token is stored in the browser (product.md §4). */
export const sessionKey = 'tessera.session';

/**
 * The claims that the shell reads from an ID token. The API validates its signature; here it comes from our own fetch.
 */
export interface IdTokenClaims {
  readonly subject: string;
  readonly email: string | null;
  readonly isAnonymous: boolean;
  /** Milliseconds since 1970, by the provider's clock. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** Seconds since 1970; changes with each sign-in, not with a renewal. */
  readonly authTime: number | null;
  /** All claims, for the OpenID client. */
  readonly all: Readonly<Record<string, unknown>> & { readonly sub: string };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function payloadOf(idToken: string): unknown {
  const [, payload = ''] = idToken.split('.');
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Returns the email address in the claims of an ID token. */
export function emailIn(claims: Readonly<Record<string, unknown>>, emailClaim = 'email'): string | null {
  const email = claims[emailClaim];
  return typeof email === 'string' ? email : null;
}

/** Reads an ID token, or returns undefined for invalid text. `emailClaim` names the claim with the email address. */
export function readIdToken(idToken: string, emailClaim = 'email'): IdTokenClaims | undefined {
  let claims: unknown;
  try {
    claims = payloadOf(idToken);
  } catch {
    return undefined;
  }
  if (!isRecord(claims)) return undefined;
  const { sub, exp, iat, auth_time: authTime, is_anonymous: isAnonymous } = claims;
  if (typeof sub !== 'string' || typeof exp !== 'number' || typeof iat !== 'number') return undefined;
  return {
    subject: sub,
    email: emailIn(claims, emailClaim),
    isAnonymous: isAnonymous === true,
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
    authTime: typeof authTime === 'number' ? authTime : null,
    all: { ...claims, sub },
  };
}
