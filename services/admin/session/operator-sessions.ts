import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { identityAccounts, operators, operatorSessions } from '../../database/schema/index.ts';

/** Minutes without a request, and hours in all, after which an operator signs in again. */
export const idleMinutes = 30;
export const longestHours = 8;
/** Seconds: a session is noted as seen once in a while, not with each request. */
const noteEvery = 60;

/** Who is signed in at the pages for operators. */
export interface Operator {
  readonly identityId: string;
  readonly email: string | null;
  /** The one partner that they administer; null: everything. */
  readonly partnerId: string | null;
  /** What the forms of the session hold. */
  readonly formToken: string;
}

const secret = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Answers what the cookie is to hold; undefined for somebody who is no operator. */
export async function beginSession(database: Database, identityId: string): Promise<string | undefined> {
  const token = secret();
  await database.delete(operatorSessions).where(lt(operatorSessions.expiresAt, sql`now()`));
  return database.transaction(async (transaction) => {
    const [operator] = await transaction
      .select({ identityId: operators.identityId })
      .from(operators)
      .where(eq(operators.identityId, identityId))
      .for('key share');
    if (!operator) return undefined;
    const expiresAt = sql`now() + make_interval(hours => ${longestHours}::int)`;
    await transaction
      .insert(operatorSessions)
      .values({ tokenHash: hashOf(token), identityId, formToken: secret(), expiresAt });
    return token;
  });
}

/** The operator of a session that has not ended. What they may do is read anew with each request. */
export async function findOperator(database: Database, token: string): Promise<Operator | undefined> {
  const { tokenHash, seenAt, expiresAt, formToken } = operatorSessions;
  const [found] = await database
    .select({
      identityId: operators.identityId,
      partnerId: operators.partnerId,
      email: identityAccounts.email,
      formToken,
      isOld: sql<boolean>`${seenAt} < now() - make_interval(secs => ${noteEvery}::int)`,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.identityId, operatorSessions.identityId))
    .innerJoin(identityAccounts, eq(identityAccounts.id, operators.identityId))
    .where(
      and(
        eq(tokenHash, hashOf(token)),
        gt(expiresAt, sql`now()`),
        gt(seenAt, sql`now() - make_interval(mins => ${idleMinutes}::int)`),
      ),
    );
  if (!found) return undefined;
  const { isOld, ...operator } = found;
  if (isOld) {
    await database
      .update(operatorSessions)
      .set({ seenAt: sql`now()` })
      .where(eq(tokenHash, hashOf(token)));
  }
  return operator;
}

export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(operatorSessions).where(eq(operatorSessions.tokenHash, hashOf(token)));
}
