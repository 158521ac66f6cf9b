import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Passwords that lead other lists than the one in use (`password-policy.ts`), are not variants of its entries, and fit
 * this product. All are in lowercase, one per line.
 */
export const commonPasswords: readonly string[] = readFileSync(
  path.join(import.meta.dirname, 'common-passwords.txt'),
  'utf8',
)
  .trim()
  .split(/\s+/);
