import { and, desc, eq, gt, lt, not, or, sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { identityDevices, identityRecords } from '../../../platform/database/schema/identity.ts';
import { sessionDays } from '../lifetimes.ts';

export type Device = typeof identityDevices.$inferSelect;

export interface Sighting {
  /** The `uid` of the session. */
  readonly sessionUid: string;
  readonly accountId: string;
  readonly userAgent: string | undefined;
}

/** Longer user agents are cut off. */
const maxUserAgentLength = 512;

/** The precision of `last_seen_at`: a row is updated at most this often. */
const exactness = sql`interval '5 minutes'`;

const liveSession = and(eq(identityRecords.model, 'Session'), gt(identityRecords.expiresAt, sql`now()`));

/**
 * Records that a session was used in a browser. It is one statement, so that a session that has just ended leaves no
 * device.
 */
export async function recordSessionUse(database: Database, sighting: Sighting): Promise<void> {
  const { sessionUid, accountId, userAgent } = sighting;
  await database.execute(sql`
    insert into ${identityDevices} (session_uid, id, account_id, user_agent)
    select ${sessionUid}, ${createId()}, ${accountId}::uuid, ${userAgent?.slice(0, maxUserAgentLength) ?? null}
    where exists (
      select from ${identityRecords}
      where ${liveSession} and ${identityRecords.uid} = ${sessionUid} and ${identityRecords.accountId} = ${accountId}
    )
    on conflict (session_uid) do update
    set account_id = excluded.account_id, user_agent = excluded.user_agent, last_seen_at = now()
    where ${identityDevices.lastSeenAt} < now() - ${exactness} or ${identityDevices.accountId} <> excluded.account_id`);
}

/** Records a renewal, which does not necessarily come from the browser: another client renews from its server. */
export async function recordRenewal(database: Database, sessionUid: string): Promise<void> {
  await database
    .update(identityDevices)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(identityDevices.sessionUid, sessionUid), sql`${identityDevices.lastSeenAt} < now() - ${exactness}`));
}

/** Returns the account's devices with a live session, most recently used first. */
export async function listDevices(database: Database, accountId: string): Promise<Device[]> {
  const rows = await database
    .select({ device: identityDevices })
    .from(identityDevices)
    .innerJoin(identityRecords, and(liveSession, eq(identityRecords.uid, identityDevices.sessionUid)))
    .where(and(eq(identityDevices.accountId, accountId), eq(identityRecords.accountId, accountId)))
    .orderBy(desc(identityDevices.lastSeenAt), identityDevices.id);
  return rows.map(({ device }) => device);
}

/** Deletes the device of a session. */
export async function forgetDevice(database: Database, sessionUid: string): Promise<void> {
  await database.delete(identityDevices).where(eq(identityDevices.sessionUid, sessionUid));
}

/**
 * Deletes the devices whose session has ended or expired, which are no longer listed. It reads only the rows where that
 * is possible, because checking every row each time would be slow: an ended session was used recently (a page renews
 * its token every five minutes), and an expired one has been unused for the lifetime of a session.
 */
export async function sweepDevices(database: Database): Promise<void> {
  const mayHaveEnded = or(
    gt(identityDevices.lastSeenAt, sql`now() - interval '2 hours'`),
    lt(identityDevices.lastSeenAt, sql`now() - make_interval(days => ${sessionDays}::int)`),
  );
  const session = database
    .select({ one: sql`1` })
    .from(identityRecords)
    .where(and(liveSession, eq(identityRecords.uid, identityDevices.sessionUid)));
  await database.delete(identityDevices).where(and(mayHaveEnded, not(sql`exists ${session}`)));
}
