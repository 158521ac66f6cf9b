import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { zstdDecompressSync } from 'node:zlib';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { newResume } from '../../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { restoreRelease } from '../../platform/database/__tests__/release-database.ts';
import { migrateToLatest } from '../../platform/database/migrate.ts';
import { partitionWhileEmpty } from '../../domain/postings/partitions/partition-postings.ts';
import { addSamples } from '../../domain/postings/samples/add-samples.ts';
import { writeFormerFormat } from './__tests__/write-former-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

// Deriving a key from a passphrase takes a second, so most tests use keys of age.
let key: string;
let otherKey: string;
const passphrase = 'a key of more than thirty-two characters';
let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  [key, otherKey] = await Promise.all([generateX25519Identity(), generateX25519Identity()]);
  gateway = await startTestGateway();
  // Partitions the table as the product does at its first start, two years ago, so that the backup's months differ from
  // today's.
  await partitionWhileEmpty(gateway.database.db, new Date(Date.now() - 2 * 365 * 86_400_000));
  await addSamples(gateway.database.db, 5);
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-backup-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  for (const name of emptyDatabases) {
    await gateway.database.db.$client.query(`drop database if exists ${name} with (force)`);
  }
  await gateway.stop();
});

/** Dropped at the end, since the server may be one that goes on running. */
const emptyDatabases: string[] = [];

async function emptyDatabase(purpose: string): Promise<string> {
  const name = `${purpose}_${randomBytes(8).toString('hex')}`;
  await gateway.database.db.$client.query(`create database ${name}`);
  emptyDatabases.push(name);
  const url = new URL(gateway.database.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function backedUp(url = gateway.database.url, secret = key): Promise<Buffer> {
  const parts: Buffer[] = [];
  await writeBackup(
    url,
    secret,
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
    }),
  );
  return Buffer.concat(parts);
}
const restoreInto = (url: string, backup: Buffer, secret = key) => restoreBackup(url, secret, Readable.from([backup]));

async function ask<Row extends object>(url: string, text: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

type Rows<Row> = Readonly<Record<string, readonly Row[]>>;

/** Returns every row of every table, sorted. `row` is the SQL of a row `t`. */
async function rowsOf<Row>(url: string, row: string): Promise<Rows<Row>> {
  const tables = await ask<{ name: string }>(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not relispartition and relname <> 'schema_migrations' order by relname`,
  );
  const rowsByTable: Record<string, readonly Row[]> = {};
  for (const { name } of tables) {
    const rows = await ask<{ row: Row }>(url, `select ${row} as row from "${name}" t order by t::text`);
    rowsByTable[name] = rows.map((each) => each.row);
  }
  return rowsByTable;
}

const allRows = (url: string): Promise<Rows<string>> => rowsOf(url, 't::text');

/** Writes data with everything that could break a copy in text format. */
async function writeSomething(): Promise<void> {
  const token = await gateway.signUp('backed-up');
  const title = 'Tab\there, "quotes", back\\slash, \\N, line\nbreak, ümläut, 雪, 🧩';
  await gateway.ask(
    'mutation ($title: String!) { job { createJob(input: { title: "Baker", notes: $title }) { id } } }',
    { title },
    token,
  );
  await gateway.ask(
    'mutation ($document: ResumeDocument!) { resume { createResume(input: { title: "Mine", document: $document }) { id } } }',
    { document: newResume({ language: 'en' }) },
    token,
  );
  await gateway.database.db.$client.query(
    `insert into stored_objects (key, content_type, bytes) values ('headshots/x', 'image/jpeg', $1)`,
    [randomBytes(200_000)],
  );
}

test('restores every row as it was', async () => {
  await writeSomething();
  const url = await emptyDatabase('whole');
  const backup = await backedUp();
  // None of it can be read without the key.
  for (const word of ['Baker', 'backed-up', 'jobs', 'headshots']) expect(backup.includes(word)).toBe(false);
  const counts = await restoreInto(url, backup);
  expect(counts).toMatchObject({ jobs: 1, resumes: 1, stored_objects: 1 });
  expect(await allRows(url)).toEqual(await allRows(gateway.database.url));
});

/** The restore by hand, without the programs that do it: what `age --decrypt` and `zstd -d` leave is for `psql`. */
test('contains a script that fills the tables', async () => {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const script = zstdDecompressSync(await decrypter.decrypt(await backedUp())).toString();
  expect(script).toMatch(/^-- Tessera backup of /);
  expect(script).toMatch(/^begin;\ntruncate "accounts", [^\n]*;$/m);
  const [, jobs] = /^copy "jobs" \("account_id", "id", [^\n]*\) from stdin;\n([^\n]+)\n\\\.$/m.exec(script) ?? [];
  expect(jobs).toContain('Baker');
  expect(script.endsWith('commit;\n')).toBe(true);
});

test('restores a backup in the format of release 0.1.0, and refuses it when it was changed', async () => {
  const url = await emptyDatabase('former');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const former = await writeFormerFormat(await decrypter.decrypt(await backedUp()), key);
  await restoreInto(url, former);
  expect(await allRows(url)).toEqual(await allRows(gateway.database.url));

  const damagedBackup = Buffer.from(former);
  damagedBackup.writeUInt8(former.readUInt8(100_000) ^ 1, 100_000);
  const cases: readonly (readonly [string, Buffer, string, RegExp])[] = [
    ['other_key', former, `${key}!`, /a different key/],
    ['changed', damagedBackup, key, /damaged/],
    ['cut', former.subarray(0, former.length - 40), key, /damaged or incomplete/],
    // The end of a chunk is no end of the file.
    ['piece', former.subarray(0, 24 + 65_552), key, /^The backup is incomplete\.$/],
    ['beginning', former.subarray(0, 60_000), key, /a different key, or it is damaged or incomplete/],
    ['salt', former.subarray(0, 20), key, /^The backup is incomplete\.$/],
  ];
  for (const [name, bytes, secret, fault] of cases) {
    await expect(restoreInto(await emptyDatabase(`former_${name}`), bytes, secret)).rejects.toThrow(fault);
  }
});

test('encrypts for a public key of age, which cannot decrypt', async () => {
  const recipient = await identityToRecipient(key);
  const backup = await backedUp(gateway.database.url, recipient);
  const url = await emptyDatabase('by_public_key');
  await expect(restoreInto(url, backup, recipient)).rejects.toThrow(/public key/);
  await expect(restoreInto(url, backup, otherKey)).rejects.toThrow(/a different key/);
  // The file that age-keygen writes.
  await restoreInto(url, backup, `# created: 2026-11-22\n# public key: ${recipient}\n${key}\n`);
  expect(await allRows(url)).toEqual(await allRows(gateway.database.url));
  await expect(backedUp(gateway.database.url, `${recipient.slice(0, -1)}b`)).rejects.toThrow(/not a valid one/);
});

test('captures one moment, whatever is written during the backup', async () => {
  const { db } = gateway.database;
  const state = { goesOn: true };
  const writing = (async () => {
    for (let count = 0; state.goesOn; count += 1) {
      // These two tables always change together.
      await db.transaction(async (transaction) => {
        await transaction.execute(`insert into identity_rate_limits (key, points) values ('together-${count}', 1)`);
        await transaction.execute(
          `insert into stored_objects (key, content_type, bytes) values ('together-${count}', 'x', '')`,
        );
      });
    }
  })();
  const url = await emptyDatabase('moment');
  const backup = await backedUp();
  state.goesOn = false;
  await writing;
  await restoreInto(url, backup);
  const [counts] = await ask<{ one: string; other: string }>(
    url,
    `select (select count(*) from identity_rate_limits where key like 'together-%') as one,
       (select count(*) from stored_objects where key like 'together-%') as other`,
  );
  expect(counts?.one).toBe(counts?.other);
});

test('restores a backup of release 0.1.0 and upgrades it to this version', async () => {
  const olderDatabase = await emptyDatabase('earlier');
  await restoreRelease(olderDatabase);
  const url = await emptyDatabase('grown');
  await restoreInto(url, await backedUp(olderDatabase));
  const rows = (database: string): Promise<Rows<object>> => rowsOf(database, 'to_jsonb(t)');
  const before = await rows(olderDatabase);
  expect(before['identity_accounts']).toHaveLength(3);
  // Later versions add tables and columns.
  expect(await rows(url)).toMatchObject(before);
});

test('refuses a backup of a release before 0.1.0 and says what to do', async () => {
  const olderDatabase = await emptyDatabase('too_early');
  await restoreRelease(olderDatabase);
  await ask(olderDatabase, 'delete from schema_migrations where id > 14');
  const url = await emptyDatabase('not_grown');
  await expect(restoreInto(url, await backedUp(olderDatabase))).rejects.toThrow(/Restore it with release 0\.1\.0/);
});

test('refuses a backup by a newer version', async () => {
  const newer = await emptyDatabase('newer');
  const pool = new pg.Pool({ connectionString: newer });
  await migrateToLatest(pool);
  await pool.query(`insert into schema_migrations (hash, created_at) values ('of a later migration', 9000000000000)`);
  await pool.end();
  const url = await emptyDatabase('not_newer');
  await expect(restoreInto(url, await backedUp(newer))).rejects.toThrow(/by a newer version/);
});

test('refuses a backup that was changed, cut off, or sealed with another key, and stores no row', async () => {
  const backup = await backedUp();
  const damagedBackup = Buffer.from(backup);
  const payload = backup.indexOf('\n--- ') + '\n--- '.length + 44;
  const damagedHeader = Buffer.from(backup);
  damagedHeader.writeUInt8(damagedHeader.readUInt8(payload - 40) ^ 1, payload - 40);
  const middle = Math.floor(backup.length / 2);
  damagedBackup.writeUInt8(damagedBackup.readUInt8(middle) ^ 1, middle);
  const cases: readonly (readonly [string, Buffer, string, RegExp])[] = [
    ['other_key', backup, otherKey, /a different key/],
    ['changed', damagedBackup, key, /damaged/],
    ['cut', backup.subarray(0, backup.length - 40), key, /damaged or incomplete/],
    ['header', backup.subarray(0, 100), key, /incomplete: it ends within its header/],
    ['nonce', backup.subarray(0, payload + 8), key, /incomplete: it ends within its header/],
    ['first_bytes', damagedHeader, key, /its beginning is damaged/],
    ['piece', backup.subarray(0, payload + 16 + 65_552), key, /damaged or incomplete/],
    ['nothing', Buffer.from('words'), key, /not a Tessera backup/],
  ];
  for (const [name, bytes, secret, fault] of cases) {
    const url = await emptyDatabase(`refused_${name}`);
    await expect(restoreInto(url, bytes, secret)).rejects.toThrow(fault);
    const tables = await ask<{ name: string }>(url, `select relname as name from pg_class where relname = 'accounts'`);
    if (tables.length > 0) expect(await ask(url, 'select 1 from accounts')).toEqual([]);
  }
});

test('does not restore over existing data', async () => {
  const url = await emptyDatabase('in_use');
  const pool = new pg.Pool({ connectionString: url });
  await migrateToLatest(pool);
  await pool.end();
  await expect(restoreInto(url, await backedUp())).rejects.toThrow(/not empty/);
});

/** Milliseconds for a test that starts several processes of Node, each of which takes seconds on a busy machine. */
const processesTimeoutMs = 120_000;

test(
  'writes a file that only its owner can read, and says what is missing',
  async () => {
    const url = await emptyDatabase('by_command');
    const file = path.join(folder, 'backup');
    const keyFile = path.join(folder, 'key');
    writeFileSync(keyFile, `${passphrase}\n`);
    const run = (script: string, env: Readonly<Record<string, string>>) =>
      spawnSync(process.execPath, [path.join(import.meta.dirname, script), file], {
        env: { PATH: process.env['PATH'], ...env },
        encoding: 'utf8',
      });
    expect(run('backup.ts', { DATABASE_URL: gateway.database.url }).stderr).toMatch(/BACKUP_KEY must have/);
    const backupRun = run('backup.ts', { DATABASE_URL: gateway.database.url, BACKUP_KEY_FILE: keyFile });
    expect([backupRun.status, backupRun.stderr]).toEqual([0, expect.stringMatching(/rows from \d+ tables/)]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).length).toBeGreaterThan(1_000);
    const back = run('restore.ts', { DATABASE_URL: url, BACKUP_KEY: passphrase });
    expect([back.status, back.stdout]).toEqual([0, expect.stringMatching(/Restored \d+ rows/)]);
    expect((await ask<object>(url, 'select 1 from jobs')).length).toBe(1);
  },
  processesTimeoutMs,
);
