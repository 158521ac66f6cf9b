/**
 * What the requests of one person, and the background tasks over all accounts, cost in a database with that many other
 * accounts.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sweepDeletions } from '../../services/workers/deletion/sweep-deletions.ts';
import { commandTimeoutMs, openDatabase } from '../../services/platform/database/open-database.ts';
import { type Database } from '../../services/platform/database/database.ts';
import { purgeDeleted } from '../../services/workers/retention/purge-deleted.ts';
import { expireGuests } from '../../services/api/identity/guests/expire-guests.ts';
import { sweepExpired } from '../../services/api/identity/sweep.ts';
import { createPostgresStore } from '../../services/platform/storage/postgres-store.ts';
import type { Findings } from '../run.ts';
import { percentile, roundToTenth } from '../statistics.ts';
import { fillAccountOf, fillAccounts } from './fill-accounts.ts';
import { askGateway } from './scenarios.ts';
import { signUpPeople } from './people.ts';
import { startCluster } from './start-cluster.ts';

const asked = 40;

const questions: Readonly<Record<string, string>> = {
  'who am I, and my résumés': '{ me { id profile { firstName } } resumes { id title version } }',
  'all blocks of work': '{ workEvents { id company position version } }',
  'search among my jobs': '{ jobs(first: 50, filter: { text: "company 7" }) { nodes { id title } total } }',
  'write a job': 'mutation { job { createJob(input: { title: "Baker" }) { id } } }',
};

const rounds: Readonly<Record<string, (database: Database) => Promise<unknown>>> = {
  'round: forget what was deleted': purgeDeleted,
  'round: end deleted accounts': (database) =>
    sweepDeletions({
      database,
      store: createPostgresStore(database),
      endSignIn: () => Promise.resolve(false),
      onError: (error) => console.error(error),
    }),
  'round: sweep sessions, limits, devices': sweepExpired,
  'round: guests who stay away': (database) => expireGuests({ database, issuers: [] }),
};

async function measureTimes(
  times: number,
  work: () => Promise<unknown>,
): Promise<{ readonly p50: number; readonly p95: number }> {
  const found: number[] = [];
  for (let round = 0; round < times + 5; round += 1) {
    const began = performance.now();
    await work();
    if (round >= 5) found.push(performance.now() - began);
  }
  return { p50: roundToTenth(percentile(found, 0.5)), p95: roundToTenth(percentile(found, 0.95)) };
}

/** Returns the number of rows read by sequential scans, by table. */
async function rowsReadWhole(database: Database): Promise<ReadonlyMap<string, number>> {
  // Statistics of other connections arrive within a second.
  await sleep(1_500);
  const { rows } = await database.execute<{ name: string; read: string }>(
    'select relname as name, seq_tup_read as read from pg_stat_user_tables',
  );
  return new Map(rows.map(({ name, read }) => [name, Number(read)]));
}

/** Returns the tables of which sequential scans since `before` read more rows than one account has. */
async function readWhole(database: Database, before: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const now = await rowsReadWhole(database);
  return [...now].filter(([name, read]) => read - (before.get(name) ?? 0) >= 1_000 * asked).map(([name]) => name);
}

/** Returns the size of the database on the machine that answers. */
async function megabytesOf(database: Database): Promise<number> {
  const { rows } = await database.execute<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  return Math.round(Number(rows[0]?.bytes) / 1024 / 1024);
}

export interface GrowthOptions {
  /** The sizes to measure, in accounts, in ascending order. */
  readonly sizes: readonly number[];
  /** The address of a database that is running already, instead of the embedded one. */
  readonly databaseUrl?: string;
}

/** Measures the costs at each size. */
export async function measureGrowth({ sizes, databaseUrl }: GrowthOptions): Promise<Findings> {
  const cluster = await startCluster({
    counts: { gateway: 1, identity: 1, typesetter: 1 },
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  const opened = await openDatabase({
    url: cluster.databaseUrl,
    dataDir: '',
    poolSize: 3,
    answerTimeoutMs: commandTimeoutMs,
  });
  const { db } = opened;
  try {
    const [person] = await signUpPeople(cluster, 1);
    if (!person) throw new Error('Nobody signed up.');
    await fillAccountOf(db, person.name);
    const found: Record<string, unknown> = {};
    let made = 0;
    for (const accounts of sizes) {
      const began = performance.now();
      await fillAccounts(db, made + 1, accounts, { isOurs: databaseUrl === undefined });
      made = accounts;
      const filledIn = Math.round((performance.now() - began) / 1000);
      const before = await rowsReadWhole(db);
      const costs: Record<string, { readonly p50: number; readonly p95: number }> = {};
      const token = await person.token();
      for (const [name, query] of Object.entries(questions)) {
        costs[name] = await measureTimes(asked, () => askGateway(cluster.origin, token, query));
      }
      for (const [name, round] of Object.entries(rounds)) costs[name] = await measureTimes(asked, () => round(db));
      const megabytes = await megabytesOf(db);
      const tables = await readWhole(db, before);
      console.log(
        `${accounts} accounts, ${megabytes} MB, filled in ${filledIn} s; tables read whole: ${tables.join(', ') || 'none'}`,
      );
      console.table(costs);
      found[`${accounts} accounts`] = { megabytes, filledIn, ...costs, tablesReadWhole: tables };
    }
    return found;
  } finally {
    await opened.close();
    await cluster.stop();
  }
}
