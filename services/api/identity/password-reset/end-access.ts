import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { identityDevices, identityRecords } from '../../../platform/database/schema/identity.ts';
import { operatorSessions, operatorSignIns } from '../../../platform/database/schema/operators.ts';

type Connection = Pick<Database, 'delete'>;

/** Sign-ins whose credentials were accepted and which have not gone on yet. */
const signsIn = (accountId: string) =>
  and(
    eq(identityRecords.model, 'Interaction'),
    eq(sql`${identityRecords.payload} #>> '{result,login,accountId}'`, accountId),
  );

/**
 * Ends all that an account is signed in with: sessions, grants, codes and tokens, in every browser, an operator's pages as
 * well, and sign-ins that are half done. ID tokens run out within their five minutes.
 */
export async function endAccess(database: Connection, accountId: string): Promise<void> {
  await database.delete(identityRecords).where(or(eq(identityRecords.accountId, accountId), signsIn(accountId)));
  await database.delete(identityDevices).where(eq(identityDevices.accountId, accountId));
  // In this order: a sign-in that has begun its session meanwhile has the session found by the second.
  await database.delete(operatorSignIns).where(eq(operatorSignIns.identityId, accountId));
  await database.delete(operatorSessions).where(eq(operatorSessions.identityId, accountId));
}

/**
 * A request that was under way while access ended writes its session or interaction back. Called a little later, this
 * ends what began before `moment` (milliseconds since 1970) once more, and leaves what began after it alone.
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
