import { and, eq, lt, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { identityAccounts, identityDevices, identityRecords } from '../../platform/database/schema/identity.ts';
import { forgetBrowsers } from './factors.ts';
import { operatorSessions, operatorSignIns } from '../../platform/database/schema/operators.ts';

type Connection = Pick<Database, 'delete' | 'update'>;

/** Matches sign-ins whose credentials were accepted but that have not completed yet. */
const signsIn = (accountId: string) =>
  and(
    eq(identityRecords.model, 'Interaction'),
    eq(sql`${identityRecords.payload} #>> '{result,login,accountId}'`, accountId),
  );

/**
 * Lets every process refuse the tokens of an account that were issued before the second that is returned (since 1970),
 * from that second on (`whenTokensAreRefused`). Pages of sessions that go on renew theirs.
 */
export async function refuseEarlierTokens(database: Pick<Database, 'update'>, accountId: string): Promise<number> {
  // The times in tokens are whole seconds of this clock, so one that was issued now may bear the same second.
  const validFrom = Math.floor(Date.now() / 1000) + 1;
  await database
    .update(identityAccounts)
    .set({ tokensValidFrom: new Date(validFrom * 1000) })
    .where(eq(identityAccounts.id, accountId));
  return validFrom;
}

/**
 * Ends everything that an account is signed in with: sessions, grants, codes, and tokens in every browser, operator
 * sessions, and unfinished sign-ins. Returns the second (since 1970) from which earlier tokens are refused.
 */
export async function endAccess(database: Connection, accountId: string): Promise<number> {
  const validFrom = await refuseEarlierTokens(database, accountId);
  await database.delete(identityRecords).where(or(eq(identityRecords.accountId, accountId), signsIn(accountId)));
  await database.delete(identityDevices).where(eq(identityDevices.accountId, accountId));
  await forgetBrowsers(database, accountId);
  // The order matters: the second statement finds the session of a sign-in that completes between the two.
  await database.delete(operatorSignIns).where(eq(operatorSignIns.identityId, accountId));
  await database.delete(operatorSessions).where(eq(operatorSessions.identityId, accountId));
  return validFrom;
}

/**
 * Ends sessions and interactions that requests in progress wrote back while access ended. Called a little later, it
 * ends what began before `moment` (milliseconds since 1970) and leaves alone what began after it.
 */
export async function endStragglers(database: Connection, accountId: string, moment: number): Promise<void> {
  const seconds = Math.floor(moment / 1000);
  const began = (field: string) => sql<number>`(${identityRecords.payload} ->> ${field}::text)::bigint`;
  await database
    .delete(identityRecords)
    .where(
      or(
        and(
          eq(identityRecords.model, 'Session'),
          eq(identityRecords.accountId, accountId),
          lt(began('loginTs'), seconds),
        ),
        and(signsIn(accountId), lt(began('iat'), seconds)),
      ),
    );
}

/** The session that a person keeps, with the grant of our own page in it. */
export interface KeptSession {
  readonly sessionUid: string;
  readonly grantId: string | undefined;
}

/**
 * Ends everything that an account is signed in with, except for one session. Returns the second (since 1970) from which
 * earlier tokens are refused; the page of that session renews its own.
 */
export async function endOtherAccess(
  database: Connection,
  accountId: string,
  { sessionUid, grantId = '' }: KeptSession,
): Promise<number> {
  const validFrom = await refuseEarlierTokens(database, accountId);
  const { model, id, uid } = identityRecords;
  const isKept = or(
    and(eq(model, 'Session'), eq(uid, sessionUid)),
    and(eq(model, 'Grant'), eq(id, grantId)),
    eq(sql`coalesce(${identityRecords.grantId}, '')`, grantId === '' ? 'none' : grantId),
  );
  await database
    .delete(identityRecords)
    .where(or(and(eq(identityRecords.accountId, accountId), not(isKept ?? sql`false`)), signsIn(accountId)));
  await database
    .delete(identityDevices)
    .where(and(eq(identityDevices.accountId, accountId), ne(identityDevices.sessionUid, sessionUid)));
  await database.delete(operatorSignIns).where(eq(operatorSignIns.identityId, accountId));
  await database.delete(operatorSessions).where(eq(operatorSessions.identityId, accountId));
  return validFrom;
}
