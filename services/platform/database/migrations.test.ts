/** The next version's schema must work for the version that is still running. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contractingSteps } from '../../../tooling/testing/contracting-steps.ts';
import { startTestDatabase } from '../../../tooling/testing/database.ts';
import { refusedSteps } from '../../../tooling/testing/refused-steps.ts';
import { readReleaseStatements } from '../../../tooling/testing/release-statements.ts';
import { distributionOf } from './schema/distribution.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'));

test.each(migrations)('%s keeps the previous version working', async (name) => {
  expect(await contractingSteps(readFileSync(path.join(folder, name), 'utf8'))).toEqual([]);
});

const isDistributed = (table: string): boolean => distributionOf(table).distribution !== 'first';

// The baseline has run before a database is distributed.
test.each(migrations.slice(1))('%s runs on a distributed database', async (name) => {
  expect(await refusedSteps(readFileSync(path.join(folder, name), 'utf8'), isDistributed)).toEqual([]);
});

const setStorage = 'alter table notes alter column text set storage external';
const addKey = 'alter table notes add constraint notes_job_fkey foreign key (account_id, job_id) references jobs';

test.each([
  [`${addKey}; ${setStorage}`, ['notes: AT_SetStorage']],
  [`create table notes (text text); ${addKey}; ${setStorage}`, ['notes: AT_SetStorage']],
  [`create table notes (text text); ${setStorage}; ${addKey}`, []],
  ['alter table partners alter column name set storage external', []],
  ["update jobs set title = coalesce(title, now()::text) where title = ''", ['now() in a choice']],
])('distributed: %s', async (migration, steps) => {
  expect(await refusedSteps(migration, isDistributed)).toEqual(steps);
});

test.each([
  ['alter table jobs drop column title', ['jobs: drops a column']],
  ['alter table jobs rename column title to name', ['renames OBJECT_COLUMN']],
  ['drop table jobs', ['drops OBJECT_TABLE']],
  ['alter table jobs alter column title type varchar(10)', ['jobs: changes a type']],
  ['alter table jobs alter column title set not null', ['jobs: demands a value']],
  ['alter table jobs add column name text not null', [expect.stringContaining('demands a value')]],
  ['alter table jobs add constraint short check (length(title) < 9)', [expect.stringContaining('a new rule')]],
  ['-- contract: nobody has written it since 1.4\nalter table jobs drop column title', []],
  ['alter table jobs add column name text', []],
  [`alter table jobs add column name text not null default ''`, []],
  ['create table notes (id uuid); alter table notes add constraint notes_pkey primary key (id)', []],
  ['drop index jobs_title_index', []],
])('%s', async (migration, steps) => {
  expect(await contractingSteps(migration)).toEqual(steps);
});

test('the current schema can answer every statement of the last release', async () => {
  const statements = readReleaseStatements();
  expect(statements.length).toBeGreaterThan(100);
  const database = await startTestDatabase();
  const client = await database.db.$client.connect();
  const failures: string[] = [];
  try {
    for (const statement of statements) {
      // Preparing resolves every table, column, and function, and needs no values.
      await client.query(`prepare asked as ${statement}`).then(
        () => client.query('deallocate asked'),
        (error: unknown) => failures.push(`${String(error)}: ${statement}`),
      );
    }
  } finally {
    client.release();
    await database.stop();
  }
  expect(failures).toEqual([]);
});
