import { dictionary } from '@zxcvbn-ts/language-common';
import { emailKeyOf } from '../../domain/identity-accounts/accounts.ts';
import { commonPasswords } from './common-passwords.ts';

export const minPasswordLength = 10;

/** A shorter word with something behind it is not what its password would be guessed by. */
const minStemLength = 6;

/** Some 49,000 passwords of leaks, the most common first, and what that list lacks. In lower case. */
const known: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...commonPasswords]);

const letters: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** `p@ssw0rd` is `password`; a one or an exclamation mark may stand for two letters. */
function withoutDisguise(text: string): string[] {
  const plain = text.replace(/[03457@$]/g, (sign) => letters[sign] ?? sign);
  return [plain, plain.replace(/[1!]/g, 'i'), plain.replace(/[1!]/g, 'l')];
}

/** What is left without a year or a number and the marks that people add because a form asked for them. */
const stemOf = (text: string): string => text.replace(/[@#$*+_.-]?(?:\d{0,4}|12345\d*)[!?.,@#$*+_-]{0,2}$/, '');

/** `abcabcabc` is `abc`. */
const unitOf = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** Whether it is a common password, or one that a guesser makes out of such in a few steps. */
function isCommon(plain: string): boolean {
  const unit = unitOf(plain);
  if (unit.length < minStemLength && unit !== plain) return true;
  const stems = [plain, stemOf(plain), unit].filter((stem) => stem.length >= minStemLength);
  return stems.some((stem) => [stem, ...withoutDisguise(stem)].some((form) => known.has(form)));
}

/**
 * Whether a new password is too easy to guess: short, a common one or a trivial variant of such, or the person's own
 * address. No rules about kinds of characters, which make passwords worse (NIST SP 800-63B §5.1.1.2).
 */
export function isWeakPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const address = emailKeyOf(email);
  if (plain.length < minPasswordLength || plain === address || plain === address.split('@')[0]) return true;
  return isCommon(plain);
}
