import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { identityAccounts, operators, operatorSessions } from '../../../platform/database/schema/index.ts';

/** The minutes without a request, and the hours in total, after which an operator must sign in again. */
export const idleMinutes = 30;
export const maxHours = 8;
/** The seconds between updates of a session's last use, which is not stored with every request. */
const noteEvery = 60;

/** The person who is signed in at the operators' pages. */
export interface Operator {
  readonly identityId: string;
  readonly email: string | null;
  /** The partner that they administer, or null for all partners. */
  readonly partnerId: string | null;
  /** The token that the session's forms contain. */
  readonly formToken: string;
}

/** Creates a token for a cookie. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Begins a session. The caller has checked the password and the code, and holds the lock on the operator's row. Returns
 * the value for the cookie.
 */
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

/** Finds the operator of a session that has not ended. Their rights are read again with each request. */
export async function findOperator(database: Database, token: string): Promise<Operator | undefined> {
  const { tokenHash, seenAt, expiresAt, formToken } = operatorSessions;
  const [sessionRow] = await database
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
  if (!sessionRow) return undefined;
  const { isOld, ...operator } = sessionRow;
  if (isOld) {
    await database
      .update(operatorSessions)
      .set({ seenAt: sql`now()` })
      .where(eq(tokenHash, hashOf(token)));
  }
  return operator;
}

/** Ends the session of a cookie's token. */
export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(operatorSessions).where(eq(operatorSessions.tokenHash, hashOf(token)));
}
