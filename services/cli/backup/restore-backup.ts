import { type Readable, PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateToLatest, migrateUpTo, recognizeMigrations } from '../../platform/database/migrate.ts';
import { partitionWhileEmpty } from '../../domain/postings/partitions/partition-postings.ts';
import { type BackupHead, type BackupPart, type Counts } from './backup-part.ts';
import { decrypt } from './encryption.ts';
import { readFrames } from './former-format.ts';
import { peek } from './peek.ts';
import { readScript } from './script.ts';
import { columnList, quoteName, readTables, type TableShape } from './tables.ts';

/** Thrown when the backup cannot be restored here. The message says why and what to do. */
export class RestoreError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RestoreError';
  }
}

/** Reads the parts of a backup from its decompressed content, which starts with `H` in the former format. */
async function* readParts(plain: AsyncIterable<Buffer>): AsyncGenerator<BackupPart, undefined> {
  const { head, whole } = await peek(plain, 1);
  yield* head.toString('latin1').startsWith('H') ? readFrames(whole) : readScript(whole);
  return undefined;
}

async function demandEmpty(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  );
  if (rows.length > 0)
    throw new RestoreError('The database is not empty. Restore into a new database, then point Tessera to it.');
}

/** Creates the tables as they were when the backup was made. */
async function makeTables(pool: pg.Pool, { migrations, partitions }: BackupHead): Promise<void> {
  const recorded = recognizeMigrations(migrations);
  if (recorded.kind === 'beforeBaseline') {
    throw new RestoreError(
      'The backup was made by a release before 0.1.0. Restore it with release 0.1.0, then start this release on that database.',
    );
  }
  if (recorded.kind === 'unknown') {
    throw new RestoreError('The backup was made by a newer version. Restore it with that version or a later one.');
  }
  await migrateUpTo(pool, recorded.count);
  // The product creates the monthly partitions of postings as they should be today, and older postings go into the
  // first one.
  if (partitions.some(({ parent }) => parent === 'postings')) await partitionWhileEmpty({ $client: pool }, new Date());
  for (const { parent, name, bound } of partitions.filter(({ parent }) => parent !== 'postings')) {
    await pool.query(`create table if not exists ${quoteName(name)} partition of ${quoteName(parent)} ${bound}`);
  }
}

/** Restores the rows of one table. Returns their number, and the part that follows them. */
async function takeRows(
  client: pg.ClientBase,
  table: TableShape,
  parts: AsyncIterator<BackupPart, undefined>,
): Promise<{ readonly rows: number; readonly next: BackupPart | undefined }> {
  const into = client.query(copyFrom(`copy ${quoteName(table.name)} (${columnList(table.columns)}) from stdin`));
  let next: BackupPart | undefined;
  async function* rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const { value, done } = await parts.next();
      if (done === true || value.kind !== 'rows') {
        next = done === true ? undefined : value;
        return;
      }
      yield value.bytes;
    }
  }
  await pipeline(rows(), into);
  return { rows: into.rowCount, next };
}

async function takeTables(client: pg.ClientBase, parts: AsyncIterator<BackupPart, undefined>): Promise<Counts> {
  // Migrations may have inserted rows, but the backup has their current state.
  const tables = (await readTables(client)).map(({ name }) => quoteName(name));
  await client.query(`truncate ${tables.join(', ')}`);
  const counts: Record<string, number> = {};
  let current: BackupPart | undefined = (await parts.next()).value;
  while (current?.kind === 'table') {
    const { table } = current;
    const restoredTable = await takeRows(client, table, parts);
    counts[table.name] = restoredTable.rows;
    current = restoredTable.next;
  }
  if (current?.kind !== 'end') throw new RestoreError('The backup is incomplete.');
  const expectedCounts = current.counts;
  const wrong = Object.keys(expectedCounts).filter((name) => expectedCounts[name] !== counts[name]);
  if (wrong.length > 0) throw new RestoreError(`The backup is missing rows of ${wrong.join(', ')}.`);
  return counts;
}

/**
 * Fills an empty database from a backup in one transaction and upgrades it to the newest schema. If it rejects, with a
 * `RestoreError`, a `BackupFileError` or a `ConfigurationError`, no row was stored. Returns the number of rows of each table.
 */
export async function restoreBackup(url: string, key: string, input: Readable): Promise<Counts> {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'tessera restore' });
  const plain = new PassThrough();
  const opened = pipeline(input, decrypt(key), createZstdDecompress(), plain);
  // Errors of the stream are handled where it is read.
  opened.catch(() => undefined);
  const parts = readParts(plain as AsyncIterable<Buffer>);
  try {
    await demandEmpty(pool);
    const first = await parts.next();
    if (first.done === true || first.value.kind !== 'head') throw new RestoreError('The backup has no header.');
    await makeTables(pool, first.value.head);
    const client = await pool.connect();
    let counts: Counts;
    try {
      await client.query('begin');
      counts = await takeTables(client, parts);
      await opened;
      await client.query('commit');
    } finally {
      // Closing the connection rolls back what was not committed.
      client.release(true);
    }
    await migrateToLatest(pool);
    await pool.query('analyze');
    return counts;
  } finally {
    plain.destroy();
    await pool.end();
  }
}
