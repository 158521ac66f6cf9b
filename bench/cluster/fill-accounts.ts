/** Generates accounts with typical data inside the database, which makes a million of them within minutes. */
import type { Database } from '../../services/platform/database/database.ts';

const issuer = 'https://filled.example';

/**
 * Returns SQL that adds a résumé, twelve blocks, and five tracked jobs for each account that the statement `accounts`
 * returns.
 */
const contentsOf = (accounts: string): string => `
  with made as (${accounts}), blocks as (
    insert into events (account_id, id, uuid, kind, content)
    select id, uuidv7(), gen_random_uuid()::text, 'work', jsonb_build_object('company', 'Company ' || n, 'position', 'Engineer',
      'begin', '2020-01', 'end', null, 'location', null,
      'accomplishments', jsonb_build_array(jsonb_build_object('id', n, 'description', repeat('What was done. ', 12))))
    from made, generate_series(1, 12) n
  ), documents as (
    insert into resumes (account_id, id, title, document)
    select id, uuidv7(), 'Résumé', jsonb_build_object('headline', 'Engineer', 'sections', '[]'::jsonb) from made
  )
  insert into jobs (account_id, id, title, company, stage, stage_since, search_text)
  select id, uuidv7(), 'Engineer ' || n, 'Company ' || n, 'saved', current_date, 'engineer company ' || n
  from made, generate_series(1, 5) n`;

/**
 * Returns SQL that adds accounts with these numbers and their users at the identity provider, each with one signed-in
 * browser.
 */
const peopleFrom = (first: number, last: number): string => `
  with made as (
    insert into identity_accounts (id, email, email_key, email_verified, last_used_at)
    select uuidv7(), 'filled-' || n || '@example.com', 'filled-' || n || '@example.com', true,
      now() - random() * interval '300 days'
    from generate_series(${first}, ${last}) n
    returning id, email
  ), devices as (
    insert into identity_devices (session_uid, id, account_id, user_agent, last_seen_at)
    select 'session-' || id, uuidv7(), id, 'Firefox', now() - random() * interval '29 days' from made
  ), sessions as (
    insert into identity_records (model, id, payload, account_id, uid, expires_at)
    select 'Session', 'session-' || id, '{}', id::text, 'session-' || id, now() + interval '30 days' from made
  )
  insert into accounts (id, issuer, subject, email) select uuidv7(), '${issuer}', id::text, email from made`;

/** Number of accounts per transaction. */
const batch = 20_000;

/** Returns the id of the newest account, because ids are in order of creation. */
async function lastAccount(database: Database): Promise<string> {
  const { rows } = await database.execute<{ id: string }>(
    `select id from accounts where issuer = '${issuer}' order by id desc limit 1`,
  );
  return rows[0]?.id ?? '00000000-0000-0000-0000-000000000000';
}

/** Turns waiting for the disk and full-page writes on or off. Both are off while the database is filled. */
async function setDurable(database: Database, isDurable: boolean): Promise<void> {
  const value = isDurable ? 'on' : 'off';
  for (const setting of ['fsync', 'full_page_writes']) await database.execute(`alter system set ${setting} = ${value}`);
  await database.execute('select pg_reload_conf()');
}

/** Adds accounts with the numbers `from` to `to`. */
export async function fillAccounts(database: Database, from: number, to: number): Promise<void> {
  await setDurable(database, false);
  for (let first = from; first <= to; first += batch) {
    const before = await lastAccount(database);
    await database.transaction(async (transaction) => {
      // The rows are consistent by construction, and checking every foreign key would take most of the time.
      await transaction.execute('set local session_replication_role = replica');
      await transaction.execute(peopleFrom(first, Math.min(to, first + batch - 1)));
      const made = `select id from accounts where issuer = '${issuer}' and id > '${before}'`;
      await transaction.execute(contentsOf(made));
    });
  }
  await database.execute('vacuum analyze');
  await setDurable(database, true);
  await database.execute('checkpoint');
}

/** Adds the same data to the account whose requests are measured. */
export async function fillAccountOf(database: Database, subject: string): Promise<void> {
  await database.execute(contentsOf(`select id from accounts where subject = '${subject}'`));
}
