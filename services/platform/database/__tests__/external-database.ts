/**
 * Databases of tests on servers that are already running, instead of the embedded one: a PostgreSQL of another version, a
 * pooler, or a Citus cluster. `TEST_DATABASE_SERVERS` has the address of each server, separated by commas, with the
 * coordinator of a cluster first; each test gets a database of its own there, with its tables distributed over a cluster
 * (docs/operating/scaling.md "Distributing accounts").
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { distributionCommands, postingDistributionCommands } from '../schema/distribution-commands.ts';
import { tableNames } from '../schema/table-names.ts';

/** The addresses of the servers; empty for the embedded one. */
export const externalServers = (): readonly string[] =>
  (process.env['TEST_DATABASE_SERVERS'] ?? '').split(',').filter((address) => address !== '');

export interface ExternalOptions {
  /** The number of parts of each distributed table; a few by default, since each test makes all tables anew. */
  readonly shardCount?: number;
}

async function run(address: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The tables of a database, which may be of an earlier release. */
async function existingTables(address: string): Promise<ReadonlySet<string>> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    return new Set(rows.map(({ name }) => name));
  } finally {
    await client.end();
  }
}

const addressOf = (server: string, name: string): string => {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
};

export interface ExternalDatabase {
  readonly url: string;
  /** Places the migrated tables on the machines of a cluster; postings, which must be partitioned, if they are asked for. */
  distribute(options?: { readonly postings?: boolean }): Promise<void>;
  drop(): Promise<void>;
}

/** Creates an empty database on each of the servers. */
export async function createExternalDatabase(
  servers: readonly string[],
  { shardCount = 4 }: ExternalOptions = {},
): Promise<ExternalDatabase> {
  const name = `tessera_test_${randomUUID().replaceAll('-', '')}`;
  const [coordinator = '', ...workers] = servers;
  const url = addressOf(coordinator, name);
  for (const server of servers) await run(server, [`create database ${name}`]);
  if (workers.length > 0) {
    for (const server of servers) await run(addressOf(server, name), ['create extension citus']);
    const placeOf = (server: string): string => `'${new URL(server).hostname}', ${new URL(server).port}`;
    await run(url, [
      `select citus_set_coordinator_host(${placeOf(coordinator)})`,
      ...workers.map((worker) => `select citus_add_node(${placeOf(worker)})`),
    ]);
  }
  return {
    url,
    distribute: async ({ postings = false } = {}) => {
      if (workers.length === 0) return;
      const existing = await existingTables(url);
      const tables = tableNames.filter((table) => existing.has(table));
      await run(url, [`set citus.shard_count to ${shardCount}`, ...distributionCommands(tables)]);
      if (postings) await run(url, postingDistributionCommands());
    },
    drop: async () => {
      // What a move of a part that was cut off has left behind would keep the database in use.
      if (workers.length > 0) await run(url, ['call citus_cleanup_orphaned_resources()']);
      for (const server of servers) await run(server, [`drop database if exists ${name} with (force)`]);
    },
  };
}
