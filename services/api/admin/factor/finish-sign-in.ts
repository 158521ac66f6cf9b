import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { operatorFactors, operators, operatorSignIns } from '../../../platform/database/schema/index.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { beginSession, hashOf } from '../session/operator-sessions.ts';
import { factorLabel } from './factors.ts';
import { stepOfCode } from './one-time-codes.ts';

/**
 * `wrong`: no code of now. `used`: this one or a later one was used already. `setUpElsewhere`: another window has set up a
 * factor since this one showed its secret. `lost`: no `IDENTITY_SECRET` opens the factor. `over`: the sign-in has ended.
 */
export type CodeRefusal = 'wrong' | 'used' | 'setUpElsewhere' | 'lost' | 'over';

/** A code with which nobody gets in. */
export class RefusedCode extends Error {
  readonly why: CodeRefusal;
  constructor(why: CodeRefusal) {
    super(`the code was refused: ${why}`);
    this.name = 'RefusedCode';
    this.why = why;
  }
}

export interface FactorCare {
  readonly database: Database;
  readonly vault: Vault;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A step whose code was typed, and the secret as it is to be kept: sealed anew where an older one sealed it. */
interface RightCode {
  readonly step: number;
  readonly sealed: string;
}

function checkCode({ vault, now }: FactorCare, identityId: string, sealed: string, code: string): RightCode {
  const label = factorLabel(identityId);
  if (!vault.opens(sealed, label)) throw new RefusedCode('lost');
  const { text, isCurrent } = vault.open(sealed, label);
  const step = stepOfCode(text, code, now());
  if (step === undefined) throw new RefusedCode('wrong');
  return { step, sealed: isCurrent ? sealed : vault.seal(text, label) };
}

/** Keeps a first factor, of which the code was used with that. Two windows cannot both. */
async function setUp(transaction: DatabaseOrTransaction, identityId: string, { step, sealed }: RightCode) {
  const kept = await transaction
    .insert(operatorFactors)
    .values({ identityId, sealed, lastStep: step })
    .onConflictDoNothing()
    .returning({ identityId: operatorFactors.identityId });
  if (kept.length === 0) throw new RefusedCode('setUpElsewhere');
}

/** Uses a code up: in one statement, so that of two processes one gets in. */
async function useUp(transaction: DatabaseOrTransaction, identityId: string, { step, sealed }: RightCode) {
  const used = await transaction
    .update(operatorFactors)
    .set({ lastStep: step, sealed })
    .where(and(eq(operatorFactors.identityId, identityId), lt(operatorFactors.lastStep, step)))
    .returning({ identityId: operatorFactors.identityId });
  if (used.length === 0) throw new RefusedCode('used');
}

/**
 * Ends a sign-in with the right code, which is the operator's second factor from then on if they had none. Answers what the
 * cookie of the session is to hold.
 *
 * @throws RefusedCode
 */
export function finishSignIn(
  care: FactorCare,
  { token, identityId, code }: { readonly token: string; readonly identityId: string; readonly code: string },
): Promise<string> {
  return care.database.transaction(async (transaction) => {
    // Whoever takes away the operator, the factor or the access waits for this, or this for them.
    await transaction.select().from(operators).where(eq(operators.identityId, identityId)).for('key share');
    const { tokenHash, expiresAt } = operatorSignIns;
    const [begun] = await transaction
      .select({ offered: operatorSignIns.offered })
      .from(operatorSignIns)
      .where(and(eq(tokenHash, hashOf(token)), gt(expiresAt, sql`now()`)))
      .for('update');
    if (!begun) throw new RefusedCode('over');
    const [factor] = await transaction.select().from(operatorFactors).where(eq(operatorFactors.identityId, identityId));
    if (factor) {
      if (begun.offered !== null) throw new RefusedCode('setUpElsewhere');
      await useUp(transaction, identityId, checkCode(care, identityId, factor.sealed, code));
    } else {
      if (begun.offered === null) throw new RefusedCode('over');
      await setUp(transaction, identityId, checkCode(care, identityId, begun.offered, code));
    }
    await transaction.delete(operatorSignIns).where(eq(tokenHash, hashOf(token)));
    return beginSession(transaction, identityId);
  });
}
