import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { identityAccounts, operators, operatorSessions } from '../../../platform/database/schema/index.ts';

/** Minutes without a request, and hours in all, after which an operator signs in again. */
export const idleMinutes = 30;
export const maxHours = 8;
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

/** What a cookie holds, and what is stored of it. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Answers what the cookie is to hold. Password and code were right, and the row of the operator is locked. */
export async function beginSession(transaction: Pick<Database, 'insert'>, identityId: string): Promise<string> {
  const token = newToken();
  await transaction.insert(operatorSessions).values({
    tokenHash: hashOf(token),
    identityId,
    formToken: newToken(),
    hasFactor: true,
    expiresAt: sql`now() + make_interval(hours => ${maxHours}::int)`,
  });
  return token;
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
        operatorSessions.hasFactor,
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
