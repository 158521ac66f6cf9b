/** The part of a sign-in between the correct password and the correct code. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  identityAccounts,
  operatorFactors,
  operators,
  operatorSessions,
  operatorSignIns,
} from '../../../platform/database/schema/index.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { hashOf, newToken } from '../session/operator-sessions.ts';
import { factorLabel } from './factors.ts';
import { newFactorSecret } from '../../../platform/one-time-codes/one-time-codes.ts';

/** The minutes between password and code. */
export const codeMinutes = 5;

export interface HalfSignIn {
  readonly identityId: string;
  readonly email: string | null;
  readonly formToken: string;
  /** The sealed secret that the operator is asked to add to their app, or null if they have a factor. */
  readonly offered: string | null;
  /** Whether they have a factor by now, perhaps from another window. */
  readonly hasFactor: boolean;
}

/** Begins a sign-in. Returns the value for the cookie, or undefined for a person who is not an operator. */
export async function beginSignIn(database: Database, vault: Vault, identityId: string): Promise<string | undefined> {
  const token = newToken();
  await database.delete(operatorSessions).where(lt(operatorSessions.expiresAt, sql`now()`));
  await database.delete(operatorSignIns).where(lt(operatorSignIns.expiresAt, sql`now()`));
  return database.transaction(async (transaction) => {
    const [operator] = await transaction
      .select({ identityId: operators.identityId })
      .from(operators)
      .where(eq(operators.identityId, identityId))
      .for('key share');
    if (!operator) return undefined;
    const [factor] = await transaction
      .select({ identityId: operatorFactors.identityId })
      .from(operatorFactors)
      .where(eq(operatorFactors.identityId, identityId));
    await transaction.insert(operatorSignIns).values({
      tokenHash: hashOf(token),
      identityId,
      formToken: newToken(),
      offered: factor ? null : vault.seal(newFactorSecret(), factorLabel(identityId)),
      expiresAt: sql`now() + make_interval(mins => ${codeMinutes}::int)`,
    });
    return token;
  });
}

/** Finds a sign-in that has not expired. */
export async function findSignIn(database: Database, token: string): Promise<HalfSignIn | undefined> {
  const { tokenHash, identityId, formToken, offered, expiresAt } = operatorSignIns;
  const [signInRow] = await database
    .select({
      identityId,
      email: identityAccounts.email,
      formToken,
      offered,
      hasFactor: sql<boolean>`${operatorFactors.identityId} is not null`,
    })
    .from(operatorSignIns)
    .innerJoin(identityAccounts, eq(identityAccounts.id, identityId))
    .leftJoin(operatorFactors, eq(operatorFactors.identityId, identityId))
    .where(and(eq(tokenHash, hashOf(token)), gt(expiresAt, sql`now()`)));
  return signInRow;
}
