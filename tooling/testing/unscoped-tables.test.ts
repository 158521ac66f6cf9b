import { unscopedTables } from './unscoped-tables.ts';

const isOfAccount = (table: string): boolean => ['jobs', 'events', 'resume_events'].includes(table);
const check = (statement: string) => unscopedTables(statement, isOfAccount);

test.each([
  'select * from jobs where jobs.account_id = $1 and id = $2',
  'select * from jobs where account_id = $1::uuid and (id = $2 or stage = $3)',
  'select * from jobs j join events e on e.account_id = j.account_id and e.id = j.event_id where j.account_id = $1',
  'select * from accounts a join jobs j on j.account_id = a.id where a.issuer = $1 and a.subject = $2',
  'select 1 from jobs where account_id = $1 and exists (select 1 from events where events.account_id = jobs.account_id)',
  'with mine as (select * from jobs where account_id = $1) select * from mine join events on events.account_id = mine.account_id',
  'insert into jobs (account_id, id) values ($1, $2) on conflict (account_id, id) do nothing',
  'insert into jobs (account_id, id) select e.account_id, e.id from events e where e.account_id = $1',
  'update jobs set title = $1 from events where jobs.account_id = $2 and events.account_id = jobs.account_id',
  'select * from postings where id = $1',
  'begin',
])('keeps to one account: %s', async (statement) => {
  expect(await check(statement)).toEqual([]);
});

test.each([
  ['select * from jobs where id = $1', ['jobs']],
  ['select * from jobs where account_id = $1 or id = $2', ['jobs']],
  ['select * from jobs where not account_id = $1', ['jobs']],
  ['select * from jobs where account_id = any($1)', ['jobs']],
  ['select * from jobs where account_id <> $1', ['jobs']],
  ['select * from jobs where account_id = account_id', ['jobs']],
  ['select * from jobs j join events e on e.id = j.event_id where j.account_id = $1', ['events']],
  ['select * from accounts a join jobs j on j.account_id = a.id where a.email = $1', ['jobs']],
  ['select (select count(*) from events) from jobs where account_id = $1', ['events']],
  ['select 1 from jobs where account_id = $1 union select 1 from jobs where id = $2', ['jobs']],
  ['with all_events as (select * from events) select * from all_events where account_id = $1', ['events']],
  ['insert into jobs (id) values ($1)', ['jobs']],
  ['insert into jobs (account_id, id) select $1, id from events', ['events']],
  ['update jobs set title = $1 where id = $2', ['jobs']],
  ['delete from jobs using events where jobs.account_id = $1', ['events']],
])('reaches beyond one account: %s', async (statement, tables) => {
  expect(await check(statement)).toEqual(tables);
});
