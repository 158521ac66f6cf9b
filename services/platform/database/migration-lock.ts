import type { ClientBase, Pool } from 'pg';
import type { Reports } from '../telemetry/log.ts';
import { reportWaiting } from './report-waiting.ts';

/** An arbitrary number that no other advisory lock in this database uses. */
const migrationLock = 7_355_608_120_961;

export interface MigrationOptions {
  readonly log: Reports;
  /** Milliseconds after which a migration that still runs or waits is reported, again and again. */
  readonly reportEveryMs: number;
}

/** Waits until this process may migrate, which one process at a time may. */
async function lock(pool: Pool, client: ClientBase, { log, reportEveryMs }: MigrationOptions): Promise<void> {
  const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_xact_lock($1) as "isOurs"', [
    migrationLock,
  ]);
  if (rows[0]?.isOurs === true) return;
  const waiting = await reportWaiting(pool, client, {
    everyMs: reportEveryMs,
    onReport: (report) => log.warn(report, 'Another process migrates the database'),
  });
  try {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  } finally {
    waiting.stop();
  }
}

/**
 * Does work in a transaction that only one process at a time can be in. The lock belongs to the transaction, since a
 * pooler may give the next transaction another session.
 */
export async function withMigrationLock(
  pool: Pool,
  client: ClientBase,
  options: MigrationOptions,
  work: () => Promise<void>,
): Promise<void> {
  await client.query('begin');
  try {
    await lock(pool, client, options);
    await work();
    await client.query('commit');
  } catch (error) {
    // A lost connection has rolled back already.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
