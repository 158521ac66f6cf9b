/** Codes that an app on somebody's phone makes of a secret and the time (RFC 6238). */
import { Secret, TOTP } from 'otpauth';

/** Seconds for which an app shows one code. */
export const codePeriod = 30;
/** Steps by which a clock may be wrong, to either side. */
const tolerance = 1;
const digits = 6;
/** RFC 4226 (4, R6) recommends 160 bits. SHA-1 is what every app knows; HMAC does not need it to be free of collisions. */
const secretBytes = 20;
const algorithm = 'SHA1';

/** Base32, as apps take it. */
export const newFactorSecret = (): string => new Secret({ size: secretBytes }).base32;

/** In groups of four, for whoever types it. */
export const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

export interface FactorName {
  /** What the app calls the place; no colon may be in it. */
  readonly issuer: string;
  readonly account: string;
}

/** The address that a QR code holds (`otpauth://`). */
export const factorAddress = (secret: string, { issuer, account }: FactorName): string =>
  new TOTP({ issuer, label: account, secret, algorithm, digits, period: codePeriod }).toString();

/** The digits of a code as it was typed or pasted, also with spaces or in a wide script; undefined when it is none. */
export function readCode(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return new RegExp(`^\\d{${digits}}$`).test(plain) ? plain : undefined;
}

/** The step whose code this is, of those that are near `now` (milliseconds since 1970); undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const known = Secret.fromBase32(secret);
  const settings = { token: code, secret: known, algorithm, digits, period: codePeriod, timestamp: now };
  const delta = TOTP.validate({ ...settings, window: tolerance });
  return delta === null ? undefined : Math.floor(now / 1000 / codePeriod) + delta;
}
