/**
 * The product on a Citus cluster (docs/operating/scaling.md): what requests and background tasks cost with
 * a million accounts in 32 parts, beside the same accounts in one database of the same server; what people notice
 * while a machine of the cluster is killed or while parts move between machines; and what a search of two million
 * postings costs that are spread over three machines, beside one. `TEST_DATABASE_SERVERS` has the
 * addresses of the servers, the coordinator first; all run on this computer. `CITUS_PART` measures one of `one`,
 * `spread`, `faults`, `postingsOnOne`, and `postingsSpread`, and leaves the others unchanged; `LOAD_ROWS` sets the number
 * of accounts (1000000), `SEARCH_SIZE` that of postings (2000000).
 */
import {
  createExternalDatabase,
  type ExternalDatabase,
  externalServers,
} from '../services/platform/database/__tests__/external-database.ts';
import { commandTimeoutMs, openDatabase } from '../services/platform/database/open-database.ts';
import { openGazetteer } from '../services/domain/job-search/places/open-gazetteer.ts';
import { createPostgresSearch } from '../services/domain/job-search/postgres/postgres-search.ts';
import { partitionPostings } from '../services/domain/postings/partitions/partition-postings.ts';
import { clusterFaults } from './cluster/cluster-faults.ts';
import { measureGrowth } from './cluster/growth.ts';
import { runFaults } from './cluster/run-faults.ts';
import { measureParts } from './measured-parts.ts';
import { addFirstPostings, fillPostings } from './postings/fill-postings.ts';
import { measureSearch } from './postings/measure-search.ts';
import type { Findings } from './run.ts';

const accounts = Number(process.env['LOAD_ROWS'] ?? 1_000_000);
const postings = Number(process.env['SEARCH_SIZE'] ?? 2_000_000);
const servers = externalServers();

async function withDatabase<Result>(
  machines: readonly string[],
  work: (database: ExternalDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await createExternalDatabase(machines, { shardCount: 32 });
  try {
    const opened = await openDatabase({ url: database.url, dataDir: '', poolSize: 1 });
    await opened.close();
    await database.distribute();
    return await work(database);
  } finally {
    await database.drop();
  }
}

const measureSize = (machines: readonly string[]): Promise<Findings> =>
  withDatabase(machines, ({ url }) => measureGrowth({ sizes: [accounts], databaseUrl: url }));

/** Measures searches of postings on one server or, if there are several, spread over all of them. */
async function measurePostings(machines: readonly string[]): Promise<Findings> {
  const database = await createExternalDatabase(machines);
  try {
    const opened = await openDatabase({ url: database.url, dataDir: '', answerTimeoutMs: commandTimeoutMs });
    const { db } = opened;
    try {
      const [coordinator] = machines;
      if (machines.length > 1 && coordinator !== undefined) {
        const { hostname, port } = new URL(coordinator);
        await db.$client.query(`select citus_set_node_property($1, $2, 'shouldhaveshards', true)`, [hostname, port]);
      }
      await addFirstPostings(db, postings);
      await partitionPostings(db, new Date());
      await database.distribute({ postings: true });
      await fillPostings(db, 0, postings);
      return { results: await measureSearch(createPostgresSearch(db, openGazetteer)) };
    } finally {
      await opened.close();
    }
  } finally {
    await database.drop();
  }
}

const parts: Readonly<Record<string, () => Promise<Findings>>> = {
  one: () => measureSize(servers.slice(0, 1)),
  spread: () => measureSize(servers),
  postingsOnOne: () => measurePostings(servers.slice(0, 1)),
  postingsSpread: () => measurePostings(servers),
  faults: () =>
    withDatabase(servers, async ({ url }) => {
      const found = await runFaults(await clusterFaults(url, servers), { databaseUrl: url });
      console.table(found.outcomes);
      return { ...found };
    }),
};

/** Measures the parts; see the comment at the top of the file. Times are in milliseconds. */
export async function run(): Promise<Findings> {
  if (servers.length < 3) throw new Error('TEST_DATABASE_SERVERS must name a coordinator and at least two workers.');
  return measureParts('citus', parts, process.env['CITUS_PART']);
}
