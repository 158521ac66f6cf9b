import { commonPasswords } from './common-passwords.ts';
import { emailKeyOf } from './accounts.ts';

export const shortestPassword = 10;

const known: ReadonlySet<string> = new Set(commonPasswords);

/**
 * Whether a new password is too easy to guess: short, among the most common ones, or the person's own address. No rules
 * about kinds of characters, which make passwords worse (NIST SP 800-63B §5.1.1.2).
 */
export function isWeakPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const address = emailKeyOf(email);
  return plain.length < shortestPassword || known.has(plain) || plain === address || plain === address.split('@')[0];
}
