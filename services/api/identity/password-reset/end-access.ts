import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { identityDevices, identityRecords } from '../../../platform/database/schema/identity.ts';
import { operatorSessions, operatorSignIns } from '../../../platform/database/schema/operators.ts';

type Connection = Pick<Database, 'delete'>;

/** Matches sign-ins whose credentials were accepted but that have not completed yet. */
const signsIn = (accountId: string) =>
  and(
    eq(identityRecords.model, 'Interaction'),
    eq(sql`${identityRecords.payload} #>> '{result,login,accountId}'`, accountId),
  );

/**
 * Ends everything that an account is signed in with: sessions, grants, codes, and tokens in every browser, operator
 * sessions, and unfinished sign-ins. ID tokens expire within their five minutes.
 */
export async function endAccess(database: Connection, accountId: string): Promise<void> {
  await database.delete(identityRecords).where(or(eq(identityRecords.accountId, accountId), signsIn(accountId)));
  await database.delete(identityDevices).where(eq(identityDevices.accountId, accountId));
  // The order matters: the second statement finds the session of a sign-in that completes between the two.
  await database.delete(operatorSignIns).where(eq(operatorSignIns.identityId, accountId));
  await database.delete(operatorSessions).where(eq(operatorSessions.identityId, accountId));
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
