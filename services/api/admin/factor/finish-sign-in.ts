import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { operatorFactors, operators, operatorSignIns } from '../../../platform/database/schema/index.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { beginSession, hashOf } from '../session/operator-sessions.ts';
import { factorLabel } from './factors.ts';
import { stepOfCode } from '../../../platform/one-time-codes/one-time-codes.ts';

/**
 * The reasons to refuse a code. `wrong`: it is not a current code. `used`: this one or a later one was used already.
 * `setUpElsewhere`: another window has set up a factor since this one showed its secret. `lost`: no `IDENTITY_SECRET`
 * opens the factor. `over`: the sign-in has ended.
 */
export type CodeDenial = 'wrong' | 'used' | 'setUpElsewhere' | 'lost' | 'over';

/** Thrown for a code that does not sign the operator in. */
export class CodeDeniedError extends Error {
  readonly why: CodeDenial;
  constructor(why: CodeDenial) {
    super(`the code was refused: ${why}`);
    this.name = 'CodeDeniedError';
    this.why = why;
  }
}

export interface FactorCare {
  readonly database: Database;
  readonly vault: Vault;
  /** The current time in milliseconds since 1970. */
  readonly now: () => number;
}

/** The time step of the correct code, and the secret to store: sealed again if an older secret had sealed it. */
interface RightCode {
  readonly step: number;
  readonly sealed: string;
}

function checkCode({ vault, now }: FactorCare, identityId: string, sealed: string, code: string): RightCode {
  const label = factorLabel(identityId);
  if (!vault.canOpen(sealed, label)) throw new CodeDeniedError('lost');
  const { text, isCurrent } = vault.open(sealed, label);
  const step = stepOfCode(text, code, now());
  if (step === undefined) throw new CodeDeniedError('wrong');
  return { step, sealed: isCurrent ? sealed : vault.seal(text, label) };
}

/** Stores a first factor, with the step of the code that was used to set it up. Only one of two windows can do so. */
async function setUp(transaction: DatabaseOrTransaction, identityId: string, { step, sealed }: RightCode) {
  const stored = await transaction
    .insert(operatorFactors)
    .values({ identityId, sealed, lastStep: step })
    .onConflictDoNothing()
    .returning({ identityId: operatorFactors.identityId });
  if (stored.length === 0) throw new CodeDeniedError('setUpElsewhere');
}

/** Marks a code as used in one statement, so that only one of two processes signs the operator in. */
async function useUp(transaction: DatabaseOrTransaction, identityId: string, { step, sealed }: RightCode) {
  const used = await transaction
    .update(operatorFactors)
    .set({ lastStep: step, sealed })
    .where(and(eq(operatorFactors.identityId, identityId), lt(operatorFactors.lastStep, step)))
    .returning({ identityId: operatorFactors.identityId });
  if (used.length === 0) throw new CodeDeniedError('used');
}

/**
 * Completes a sign-in with the correct code, which sets up the operator's second factor if they had none. Returns the
 * value for the session's cookie.
 * @throws CodeDeniedError
 */
export function finishSignIn(
  care: FactorCare,
  { token, identityId, code }: { readonly token: string; readonly identityId: string; readonly code: string },
): Promise<string> {
  return care.database.transaction(async (transaction) => {
    // The lock orders this transaction and those that remove the operator, the factor, or the access.
    await transaction.select().from(operators).where(eq(operators.identityId, identityId)).for('key share');
    const { tokenHash, expiresAt } = operatorSignIns;
    const [started] = await transaction
      .select({ offered: operatorSignIns.offered })
      .from(operatorSignIns)
      .where(and(eq(tokenHash, hashOf(token)), gt(expiresAt, sql`now()`)))
      .for('update');
    if (!started) throw new CodeDeniedError('over');
    const [factor] = await transaction.select().from(operatorFactors).where(eq(operatorFactors.identityId, identityId));
    if (factor) {
      if (started.offered !== null) throw new CodeDeniedError('setUpElsewhere');
      await useUp(transaction, identityId, checkCode(care, identityId, factor.sealed, code));
    } else {
      if (started.offered === null) throw new CodeDeniedError('over');
      await setUp(transaction, identityId, checkCode(care, identityId, started.offered, code));
    }
    await transaction.delete(operatorSignIns).where(eq(tokenHash, hashOf(token)));
    return beginSession(transaction, identityId);
  });
}
