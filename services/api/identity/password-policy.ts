import { dictionary } from '@zxcvbn-ts/language-common';
import { emailKeyOf } from '../../domain/identity-accounts/accounts.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isRepetition,
  maxPasswordLength,
  minPasswordLength,
  minStemLength,
  unitOf,
} from '../../../shared/contracts/password-rules.ts';

/**
 * Passwords that lead other lists than the one in use below, are not variants of its entries, and fit
 * this product. All are in lowercase, one per line.
 */
const commonPasswords: readonly string[] = readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  .trim()
  .split(/\s+/);

/** Some 49,000 leaked passwords, the most common first, and those that the list lacks. All are in lowercase. */
const commonSet: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...commonPasswords]);

const letters: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/**
 * Undoes common substitutions: `p@ssw0rd` is `password`. A one or an exclamation mark may replace either of two
 * letters.
 */
function withoutDisguise(text: string): string[] {
  const plain = text.replace(/[03457@$]/g, (sign) => letters[sign] ?? sign);
  return [plain, plain.replace(/[1!]/g, 'i'), plain.replace(/[1!]/g, 'l')];
}

/** Removes a trailing year or number and the marks that people add because a form requires them. */
const stemOf = (text: string): string => text.replace(/[@#$*+_.-]?(?:\d{0,4}|12345\d*)[!?.,@#$*+_-]{0,2}$/, '');

/** Whether it is a common password, or one that a guesser derives from common ones in a few steps. */
function isCommon(plain: string): boolean {
  if (isRepetition(plain)) return true;
  // A password that starts with a shorter word is not easy to guess by that word.
  const stems = [plain, stemOf(plain), unitOf(plain)].filter((stem) => stem.length >= minStemLength);
  return stems.some((stem) => [stem, ...withoutDisguise(stem)].some((form) => commonSet.has(form)));
}

/**
 * Whether a new password is refused: too easy to guess because it is short, a common one or a trivial variant of one, or the
 * person's own address; or longer than anyone types. There are no rules about kinds of characters, which make passwords worse (NIST SP 800-63B §5.1.1.2).
 */
export function isWeakPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const address = emailKeyOf(email);
  if (
    plain.length < minPasswordLength ||
    plain.length > maxPasswordLength ||
    plain === address ||
    plain === address.split('@')[0]
  )
    return true;
  return isCommon(plain);
}
