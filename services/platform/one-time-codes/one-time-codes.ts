/** One-time codes, which an app on the phone of a person derives from a secret and the time (RFC 6238). */
import { Secret, TOTP } from 'otpauth';

/** The seconds for which an app shows one code. */
export const codePeriod = 30;
/** The number of steps by which a clock may be wrong in either direction. */
const tolerance = 1;
const digits = 6;
/**
 * RFC 4226 (4, R6) recommends 160 bits. Every app supports SHA-1, and HMAC does not need it to be collision-resistant.
 */
const secretBytes = 20;
const algorithm = 'SHA1';

/** Creates a secret in base32, as apps accept it. */
export const newFactorSecret = (): string => new Secret({ size: secretBytes }).base32;

/** Splits a secret into groups of four, which are easier to type. */
export const formatSecret = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

export interface FactorName {
  /** The name of the site in the app, without a colon. */
  readonly issuer: string;
  readonly account: string;
}

/** Returns the address that a QR code holds (`otpauth://`). */
export const factorAddress = (secret: string, { issuer, account }: FactorName): string =>
  new TOTP({ issuer, label: account, secret, algorithm, digits, period: codePeriod }).toString();

/**
 * Reads the digits of a code as it was typed or pasted, including spaces and full-width digits. Returns undefined if it
 * is malformed.
 */
export function readCode(input: string): string | undefined {
  const plain = input.normalize('NFKC').replace(/[\s-]/g, '');
  return new RegExp(`^\\d{${digits}}$`).test(plain) ? plain : undefined;
}

/** Returns the time step of a code among those near `now` (milliseconds since 1970), or undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const decodedSecret = Secret.fromBase32(secret);
  const settings = { token: code, secret: decodedSecret, algorithm, digits, period: codePeriod, timestamp: now };
  const delta = TOTP.validate({ ...settings, window: tolerance });
  return delta === null ? undefined : Math.floor(now / 1000 / codePeriod) + delta;
}
