/**
 * Many people at once: accounts that write, read, search and typeset against one gateway process and against three. What is
 * done in a second, how long each takes, and how much memory the processes have from minute to minute. Then how what people
 * ask costs more as the database grows from 10^3 to 10^6 accounts' rows. `LOAD_PEOPLE` (1000), `LOAD_SECONDS` (60; 900 shows
 * that memory does not grow), `LOAD_ROWS` the largest database in accounts (100000).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../services/database/open-database.ts';
import { askGateway, type Deed, kinds, type Kind, type Person, signUpPeople, startCrowd } from './cluster/people.ts';
import { type Cluster, startCluster } from './cluster/start-cluster.ts';
import type { Findings } from './run.ts';
import { percentile } from './statistics.ts';

const count = Number(process.env['LOAD_PEOPLE'] ?? 1_000);
const seconds = Number(process.env['LOAD_SECONDS'] ?? 60);
const largest = Number(process.env['LOAD_ROWS'] ?? 100_000);
const does: readonly Kind[] = ['read', 'write', 'search', 'read', 'typeset', 'read', 'search', 'write'];
/** Milliseconds between two deeds of one person: somebody who reads what is there. */
const pause = 10_000;

const rounded = (value: number): number => Math.round(value * 10) / 10;

const timesOf = (deeds: readonly Deed[]) => {
  const times = deeds.map(({ began, ended }) => ended - began);
  return {
    deeds: deeds.length,
    failed: deeds.filter(({ isDone }) => !isDone).length,
    p50: rounded(percentile(times, 0.5)),
    p95: rounded(percentile(times, 0.95)),
    p99: rounded(percentile(times, 0.99)),
  };
};

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** Everybody works for a while. */
async function work(cluster: Cluster, people: readonly Person[]): Promise<Findings> {
  const crowd = startCrowd({ origin: cluster.origin, people, does, pause });
  // Everybody has begun, and what is compiled at the first request is.
  await sleep(Math.min(10_000, seconds * 200));
  const from = performance.now();
  const memory: { second: number; megabytes: number }[] = [];
  const samples = Math.max(2, Math.min(15, Math.floor(seconds / 20)));
  for (let sample = 1; sample <= samples; sample += 1) {
    await sleep((seconds / samples) * 1000);
    const inAll = cluster.processes.reduce((sum, each) => sum + each.memory(), 0);
    memory.push({ second: Math.round((performance.now() - from) / 1000), megabytes: megabytes(inAll) });
  }
  const lasted = (performance.now() - from) / 1000;
  const deeds = crowd.deeds.filter(({ began }) => began >= from);
  await crowd.end();
  return {
    perSecond: rounded(deeds.length / lasted),
    all: timesOf(deeds),
    kinds: Object.fromEntries(
      kinds
        .filter((kind) => does.includes(kind))
        .map((kind) => [kind, timesOf(deeds.filter((deed) => deed.kind === kind))]),
    ),
    memory,
  };
}

/** As fast as one after another of few people can: what the processes can do at most. */
async function rush(cluster: Cluster, people: readonly Person[]): Promise<Findings> {
  const crowd = startCrowd({
    origin: cluster.origin,
    people: people.slice(0, 24),
    does: ['read', 'search', 'read', 'write'],
    pause: 0,
  });
  await sleep(3_000);
  const from = performance.now();
  await sleep(10_000);
  const lasted = (performance.now() - from) / 1000;
  const deeds = crowd.deeds.filter(({ began }) => began >= from);
  await crowd.end();
  return { perSecond: rounded(deeds.length / lasted), ...timesOf(deeds) };
}

async function withGateways(gateway: number): Promise<Findings> {
  const cluster = await startCluster({ counts: { gateway, identity: 1, typesetter: 1 } });
  try {
    const people = await signUpPeople(cluster.origin, count, cluster.tokenOf);
    return { steady: await work(cluster, people), rush: await rush(cluster, people) };
  } finally {
    await cluster.stop();
  }
}

/** Accounts with a résumé, twelve blocks and five tracked jobs each, made by the database itself. */
const fill = `
  with made as (
    insert into accounts (id, issuer, subject, is_anonymous)
    select gen_random_uuid(), 'https://filled.example', 'filled-' || n, false from generate_series($1::int, $2::int) n
    returning id
  ), blocks as (
    insert into events (account_id, id, uuid, kind, content)
    select id, gen_random_uuid(), gen_random_uuid()::text, 'work', jsonb_build_object('company', 'Company ' || n, 'position', 'Engineer',
      'accomplishments', jsonb_build_array(jsonb_build_object('id', n, 'description', repeat('What was done. ', 12))))
    from made, generate_series(1, 12) n
  )
  insert into jobs (account_id, id, title, company, stage, stage_since, search_text)
  select id, gen_random_uuid(), 'Engineer ' || n, 'Company ' || n, 'saved', current_date, 'engineer company ' || n
  from made, generate_series(1, 5) n`;

const questions: Readonly<Record<string, string>> = {
  'who am I, and my résumés': '{ me { id profile { firstName } } resumes { id title version } }',
  'all blocks of work': '{ workEvents { id company position version } }',
  'search among my jobs': '{ jobs(first: 50, filter: { text: "company 7" }) { nodes { id title } total } }',
  'write a job': 'mutation { job { createJob(input: { title: "Baker" }) { id } } }',
};

/** What one person's questions cost in a database of that many others. */
async function growth(): Promise<Findings> {
  const cluster = await startCluster({ counts: { gateway: 1, identity: 1, typesetter: 1 } });
  const { db, ...opened } = await openDatabase({ url: cluster.databaseUrl, dataDir: '', poolSize: 1 });
  try {
    const [person] = await signUpPeople(cluster.origin, 1, cluster.tokenOf);
    if (!person) throw new Error('Nobody signed up.');
    const found: Record<string, unknown> = {};
    let made = 0;
    for (let accounts = 1_000; accounts <= largest; accounts *= 10) {
      for (; made < accounts; made += 10_000) {
        await db.$client.query(fill, [made + 1, Math.min(accounts, made + 10_000)]);
        if (made + 10_000 > accounts) {
          made = accounts;
          break;
        }
      }
      await db.$client.query('vacuum analyze accounts, events, jobs');
      const { rows } = await db.$client.query<{ bytes: string }>(
        'select pg_database_size(current_database()) as bytes',
      );
      const costs: Record<string, unknown> = {};
      for (const [name, query] of Object.entries(questions)) {
        const times: number[] = [];
        for (let round = 0; round < 45; round += 1) {
          const began = performance.now();
          await askGateway(cluster.origin, person.token, query);
          times.push(performance.now() - began);
        }
        const warm = times.slice(5);
        costs[name] = { p50: rounded(percentile(warm, 0.5)), p95: rounded(percentile(warm, 0.95)) };
      }
      found[`${accounts} accounts`] = { megabytes: megabytes(Number(rows[0]?.bytes)), ...costs };
    }
    return found;
  } finally {
    await opened.close();
    await cluster.stop();
  }
}

/** See the file's head. Times in milliseconds; the crowd, the balancer and the database share the machine's cores. */
export async function run(): Promise<Findings> {
  return {
    people: count,
    seconds,
    oneGateway: await withGateways(1),
    threeGateways: await withGateways(3),
    growth: await growth(),
  };
}
