/** Generates accounts with typical data inside the database, which makes a million of them within minutes. */
import type { Database } from '../../services/platform/database/database.ts';

const issuer = 'https://filled.example';

/** SQL of a UUIDv7, which PostgreSQL can make itself only from version 18 on. */
const newId = `encode(overlay(set_byte(uuid_send(gen_random_uuid()), 6, 112)
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 'hex')::uuid`;

/** Returns SQL statements that add a résumé, twelve blocks, and five tracked jobs for each of the accounts. */
const contentsOf = (accounts: string): readonly string[] => [
  `insert into events (account_id, id, uuid, kind, content)
    select id, ${newId}, gen_random_uuid()::text, 'work', jsonb_build_object('company', 'Company ' || n, 'position', 'Engineer',
      'begin', '2020-01', 'end', null, 'location', null,
      'accomplishments', jsonb_build_array(jsonb_build_object('id', n, 'description', repeat('What was done. ', 12))))
    from ${accounts} made, generate_series(1, 12) n`,
  `insert into resumes (account_id, id, title, document)
    select id, ${newId}, 'Résumé', jsonb_build_object('headline', 'Engineer', 'sections', '[]'::jsonb) from ${accounts} made`,
  `insert into jobs (account_id, id, title, company, stage, stage_since, search_text)
    select id, ${newId}, 'Engineer ' || n, 'Company ' || n, 'saved', current_date, 'engineer company ' || n
    from ${accounts} made, generate_series(1, 5) n`,
];

/**
 * Returns SQL statements that add accounts with these numbers and their users at the identity provider, each with one
 * signed-in browser.
 */
const peopleFrom = (first: number, last: number): readonly string[] => [
  `with made as (
    insert into identity_accounts (id, email, email_key, email_verified, last_used_at)
    select ${newId}, 'filled-' || n || '@example.com', 'filled-' || n || '@example.com', true,
      now() - random() * interval '300 days'
    from generate_series(${first}, ${last}) n
    returning id, email
  ), devices as (
    insert into identity_devices (session_uid, id, account_id, user_agent, last_seen_at)
    select 'session-' || id, ${newId}, id, 'Firefox', now() - random() * interval '29 days' from made
  )
  insert into identity_records (model, id, payload, account_id, uid, expires_at)
  select 'Session', 'session-' || id, '{}', id::text, 'session-' || id, now() + interval '30 days' from made`,
  `insert into accounts (id, issuer, subject, email)
  select ${newId}, '${issuer}', id::text, email from identity_accounts
  where email_key = any(select 'filled-' || n || '@example.com' from generate_series(${first}, ${last}) n)`,
];

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

export interface FillOptions {
  /** Whether the server is ours alone, so that its settings may be changed while it is filled. */
  readonly isOurs: boolean;
}

/** Adds accounts with the numbers `from` to `to`. */
export async function fillAccounts(
  database: Database,
  from: number,
  to: number,
  { isOurs }: FillOptions,
): Promise<void> {
  if (isOurs) await setDurable(database, false);
  for (let first = from; first <= to; first += batch) {
    const before = await lastAccount(database);
    await database.transaction(async (transaction) => {
      // The rows are consistent by construction, and checking every foreign key would take most of the time.
      await transaction.execute('set local session_replication_role = replica');
      const made = `(select id from accounts where issuer = '${issuer}' and id > '${before}')`;
      for (const statement of [...peopleFrom(first, Math.min(to, first + batch - 1)), ...contentsOf(made)]) {
        await transaction.execute(statement);
      }
    });
  }
  await database.execute('vacuum analyze');
  if (isOurs) await setDurable(database, true);
  await database.execute('checkpoint');
}

/** Adds the same data to the account whose requests are measured. */
export async function fillAccountOf(database: Database, subject: string): Promise<void> {
  for (const statement of contentsOf(`(select id from accounts where subject = '${subject}')`)) {
    await database.execute(statement);
  }
}
