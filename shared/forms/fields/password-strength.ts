import { isRepetition, minPasswordLength } from '@shared/contracts';

/** How hard a password is to guess, as far as its length tells. */
export type PasswordStrength = 'none' | 'short' | 'weak' | 'fair' | 'good' | 'strong';

/** With fewer different characters, or as a run such as `abcdefghijkl`, a password is easy to guess at any length. */
const minDifferent = 5;

/** Whether each character is followed by the next one of the alphabet or the digits, in one direction. */
const isRun = (text: string): boolean => {
  const steps = Array.from({ length: text.length - 1 }, (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at));
  // Digits wrap around: 8 9 0 1.
  return [1, -1].some((step) => steps.every((each) => each === step || each === -9 * step));
};

/**
 * Rates a password while it is typed. It measures length, and notices repetitions and runs; whether the password is a
 * common one is checked by the server, whose list is too large for a browser.
 */
export function passwordStrength(password: string): PasswordStrength {
  const plain = password.normalize('NFKC').toLowerCase();
  if (plain === '') return 'none';
  if (plain.length < minPasswordLength) return 'short';
  if (isRepetition(plain) || isRun(plain) || new Set(plain).size < minDifferent) return 'weak';
  return plain.length < 16 ? 'fair' : plain.length < 20 ? 'good' : 'strong';
}
