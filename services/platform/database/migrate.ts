import type { Pool } from 'pg';
import type { Reports } from '../telemetry/log.ts';
import { consoleReports } from './console-reports.ts';
import { type Migration, readLatest, readMigrations, runMigrations } from './run-migrations.ts';
import squashedMigrations from './squashed-migrations.json' with { type: 'json' };

/** Milliseconds after which a migration that still runs or waits is reported, again and again. */
export const defaultReportEveryMs = 5_000;

export interface MigrateOptions {
  /** Where migrations are logged. Default: standard error. */
  readonly log?: Reports | undefined;
  readonly reportEveryMs?: number | undefined;
}

async function migrateBy(pool: Pool, migrations: readonly Migration[], given: MigrateOptions): Promise<void> {
  const options = { log: given.log ?? consoleReports, reportEveryMs: given.reportEveryMs ?? defaultReportEveryMs };
  const client = await pool.connect();
  try {
    const latest = await readLatest(client);
    const [baseline] = migrations;
    // The baseline would be run over the tables of a release before it.
    if (latest !== undefined && baseline !== undefined && latest < baseline.createdAt) {
      throw new Error(
        'The database belongs to a release before 0.1.0. Start release 0.1.0 on it once to upgrade it, then start this release.',
      );
    }
    await runMigrations(pool, client, migrations, options);
    client.release();
  } catch (error) {
    // Closing the connection ends the transaction and its lock, even if the server no longer responds.
    client.release(true);
    throw error;
  }
}

/**
 * Migrates the database to the newest schema. Any number of processes may start at once: one migrates, the others wait.
 * The pool needs a second connection for reports about what a migration waits for.
 */
export const migrateToLatest = (pool: Pool, options: MigrateOptions = {}): Promise<void> =>
  migrateBy(pool, readMigrations(), options);

/** What the migrations recorded in a database or a backup mean to this version. */
export type RecordedMigrations =
  | {
      readonly kind: 'known';
      /** The number of this version's migrations that have run. */
      readonly count: number;
    }
  | { readonly kind: 'beforeBaseline' }
  | { readonly kind: 'unknown' };

const startsWith = (hashes: readonly string[], start: readonly string[]): boolean =>
  start.every((hash, index) => hashes[index] === hash);

/**
 * Compares recorded migrations with this version's. `hashes` are in the order in which the migrations ran. The
 * migrations that the baseline replaces count as the baseline.
 */
export function recognizeMigrations(hashes: readonly string[]): RecordedMigrations {
  const ownHashes = readMigrations().map(({ hash }) => hash);
  const current = startsWith(hashes, squashedMigrations)
    ? [...ownHashes.slice(0, 1), ...hashes.slice(squashedMigrations.length)]
    : hashes;
  if (startsWith(ownHashes, current)) return { kind: 'known', count: current.length };
  return { kind: startsWith(squashedMigrations, hashes) ? 'beforeBaseline' : 'unknown' };
}

/** Migrates an empty database to the schema of an earlier version, by running only the first `count` migrations. */
export const migrateUpTo = (pool: Pool, count: number): Promise<void> =>
  migrateBy(pool, readMigrations().slice(0, count), {});
