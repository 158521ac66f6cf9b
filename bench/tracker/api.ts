/**
 * The gateway's response times for tracked jobs in a large table: 100 accounts with 1,000 jobs and one with 5,000, each
 * job with an ad of about 4 KB. Milliseconds per request, without a network.
 */
import { jobStages } from '../../shared/documents/jobs/job.ts';
import type { Database } from '../../services/platform/database/database.ts';
import { startTestGateway, type TestGateway } from '../../tooling/testing/gateway.ts';
import type { Findings } from '../run.ts';
import { type Summary, summarize } from '../statistics.ts';

const accounts = 100;

/** Fills an account with the rows that imports and moves would have created. */
async function fill(db: Database, accountId: string, count: number): Promise<void> {
  await db.$client.query(
    `
    insert into jobs (account_id, id, title, company, location, link, link_key, description, source, tags, stage,
      close_reason, stage_since, applied_on, next_step_on, deadline, excitement, salary_max, search_text)
    select $1::uuid, gen_random_uuid(), title, company, 'Zürich', link, link, advertisement, source,
      array['tag' || n % 20], stage, case when stage = 'closed' then 'noResponse' end, day, day,
      case when n % 7 = 0 then day + 12 end, case when n % 5 = 0 then day + 30 end, 1 + n % 5, 50000 + n,
      lower('tag' || n % 20 || E'\n' || title || ' ' || company || ' zurich skills and duties of the position, ' || words)
    from (
      select n, 'Engineer ' || n as title, 'Company ' || n % 400 as company, 'example.com/jobs/' || n as link,
        'Source ' || n % 6 as source, date '2026-11-20' - n % 300 as day,
        ($3::text[])[1 + n % 6] as stage,
        (select string_agg(md5(n || ':' || part) || ' skills and duties of the position, ', '')
           from generate_series(1, 60) as part) as advertisement,
        (select string_agg(md5(n || ':' || part), ' ') from generate_series(1, 60) as part) as words
      from generate_series(1, $2::int) as n
    ) as made`,
    [accountId, count, jobStages],
  );
  await db.$client.query(
    `
    insert into job_stage_entries (account_id, id, job_id, stage, close_reason, "on")
    select account_id, gen_random_uuid(), id, entry, case when entry = 'closed' then 'noResponse' end,
      stage_since - 5 * (case when entry = stage then 0 else 1 end)
    from jobs, lateral (select distinct unnest(array['saved', stage]) as entry) as entries
    where account_id = $1::uuid`,
    [accountId],
  );
}

const card = 'id version title company location tags excitement deadline nextStepOn stage stageSince isQuiet';
const list = (args: string, fields = card): string =>
  `query ($first: Int = 50) { jobs(first: $first, ${args}) { nodes { ${fields} } endCursor total } }`;

const questions: Readonly<Record<string, string>> = {
  'board column, 50 cards': list('filter: { stages: [applied] }'),
  'table, 200 rows by company': list('sort: { by: company }'),
  'table, 200 rows by salary': list('sort: { by: salary, descending: true }'),
  'search of two words': list('filter: { text: "engineer 77" }'),
  'search of a phrase': list('filter: { text: "\\"skills and duties\\" 77" }'),
  'search that finds nothing': list('filter: { text: "nothing at all" }'),
  'calendar of a month': list('filter: { from: "2026-11-01", to: "2026-11-30" }'),
  counts: '{ jobCounts { stage count } jobTags { name count } }',
  'follow-ups in the navigation': '{ jobsDue { count } }',
  insights:
    '{ jobInsights { totals { applications } funnel { count } weeks { week } stages { medianDays } sources { name } } }',
  duplicates: '{ likelyDuplicates(title: "Engineer 7", company: "Company 7", link: "example.com/jobs/9") { id } }',
};

async function time(gateway: TestGateway, token: string, name: string, query: string): Promise<number> {
  const variables = name.includes('200') || name.includes('month') ? { first: 200 } : {};
  const started = performance.now();
  const { errors } = await gateway.ask(query, variables, token);
  if (errors) throw new Error(errors[0]?.message);
  return performance.now() - started;
}

/** Measures the last page of 200 of a sorted list. */
async function timeLastPage(gateway: TestGateway, token: string): Promise<number> {
  const query = `query ($after: String, $first: Int = 200) { jobs(first: $first, sort: { by: title }, after: $after) { nodes { ${card} } endCursor } }`;
  for (let after: string | null = null; ;) {
    const started = performance.now();
    const { data } = (await gateway.ask(query, { after }, token)) as {
      data: { jobs: { endCursor: string | null } };
    };
    after = data.jobs.endCursor;
    if (after === null) return performance.now() - started;
  }
}

async function measure(gateway: TestGateway, token: string, rounds: number): Promise<Record<string, Summary>> {
  const found: Record<string, Summary> = {};
  for (const [name, query] of Object.entries(questions)) {
    const times: number[] = [];
    for (let round = 0; round < rounds + 3; round += 1) times.push(await time(gateway, token, name, query));
    found[name] = summarize(times.slice(3));
  }
  found['last page of 200'] = summarize([
    await timeLastPage(gateway, token),
    await timeLastPage(gateway, token),
    await timeLastPage(gateway, token),
  ]);
  return found;
}

/** Sends each query `rounds` times. */
export async function measureApi(rounds: number): Promise<Findings> {
  const gateway = await startTestGateway();
  const { db } = gateway.database;
  try {
    const token = await gateway.signUp('busy');
    const small = await gateway.signUp('small');
    const accountIds = async () => (await db.$client.query<{ id: string }>('select id from accounts order by id')).rows;
    const rows = await accountIds();
    await fill(db, rows[0]?.id ?? '', 5_000);
    await fill(db, rows[1]?.id ?? '', 1_000);
    for (let other = 2; other <= accounts; other += 1) {
      await gateway.signUp(`other ${other}`);
    }
    for (const { id } of (await accountIds()).slice(2)) await fill(db, id, 1_000);
    await db.$client.query('vacuum analyze jobs, job_stage_entries');
    return {
      accountOf5000: await measure(gateway, token, rounds),
      accountOf1000: await measure(gateway, small, rounds),
    };
  } finally {
    await gateway.stop();
  }
}
