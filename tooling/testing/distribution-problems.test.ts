import { distributionProblems, locksRows } from './distribution-problems.ts';

const problemsOf = (statement: string) => distributionProblems(statement, (table) => table !== 'outgoing_mail');

test.each([
  [
    `update events set content = case when content ? 'x' then jsonb_build_object('x', content -> 'x') else '{}' end || $1 where account_id = $2`,
    ['jsonb_build_object() in a choice', 'jsonb_build_object() of a column'],
  ],
  ['update job_digests set confirmed_at = coalesce(confirmed_at, now()) where account_id = $1', ['now() in a choice']],
  ['update accounts set plus_until = greatest(plus_until, now()) where id = $1', ['now() in a choice']],
  [
    'insert into savvy_weights (account_id, weights) values ($1, $2) on conflict (account_id) do update set weights = $2, updated_at = now()',
    ['now() after a conflict'],
  ],
  [
    'insert into share_pdfs (account_id) values ($1) on conflict (account_id) do update set account_id = $1',
    ['writes account_id after a conflict'],
  ],
  ['update jobs set account_id = $1 where account_id = $2', ['writes account_id']],
])('names what a distributed database refuses in %j', async (statement, problems) => {
  expect(await problemsOf(statement)).toEqual(problems);
});

test.each([
  'update jobs set version = version + 1, updated_at = now() where account_id = $1',
  `update events set content = coalesce(jsonb_set('{}', '{variants}', content -> 'variants'), '{}') || $1 where account_id = $2`,
  'update jobs set title = $1 where account_id = $2 and updated_at < now()',
  'insert into share_views (account_id, views) values ($1, 1) on conflict (account_id) do update set views = share_views.views + 1',
  'update outgoing_mail set due_at = coalesce(due_at, now())',
])('accepts %j', async (statement) => {
  expect(await problemsOf(statement)).toEqual([]);
});

test('knows statements that lock rows', async () => {
  expect(await locksRows('select 1 from job_digests order by next_at limit 1 for update skip locked')).toBe(true);
  expect(await locksRows('select 1 from job_digests')).toBe(false);
});
