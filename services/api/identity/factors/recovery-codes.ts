import { createHash, randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { identityRecoveryCodes } from '../../../platform/database/schema/identity-factors.ts';

/** The number of codes that a person gets at once. */
export const recoveryCodeCount = 10;

/** Letters and digits that cannot be mistaken for one another on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 10;
const codeShape = new RegExp(`^[${alphabet}]{${codeLength}}$`);

const createCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Formats a code as it is shown: `abcde-fghjk`. */
const formatCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Reads a code as it was typed, including spaces, capitals, and a missing hyphen. */
function readRecoveryCode(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  return codeShape.test(plain) ? plain : undefined;
}

/** Hashes a code for storage. The account's id makes the hashes of each account different. */
const hashOf = (accountId: string, code: string): string =>
  createHash('sha256').update(`${accountId}\n${code}`).digest('base64url');

/** Replaces the recovery codes of an account. Returns the new ones, which are not shown again. */
export async function replaceRecoveryCodes(database: DatabaseOrTransaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createCode);
  await database.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.accountId, accountId));
  await database
    .insert(identityRecoveryCodes)
    .values(codes.map((code) => ({ accountId, codeHash: hashOf(accountId, code) })))
    .onConflictDoNothing();
  return codes.map(formatCode);
}

/** Uses up a recovery code. Returns whether it was one of the account's. */
export async function consumeRecoveryCode(
  database: DatabaseOrTransaction,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const code = readRecoveryCode(typed);
  if (code === undefined) return false;
  const used = await database
    .delete(identityRecoveryCodes)
    .where(
      and(eq(identityRecoveryCodes.accountId, accountId), eq(identityRecoveryCodes.codeHash, hashOf(accountId, code))),
    )
    .returning({ accountId: identityRecoveryCodes.accountId });
  return used.length > 0;
}
