import { type Readable, PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateToLatest, migrateUpTo, recognizeMigrations } from '../../platform/database/migrate.ts';
import { partitionWhileEmpty } from '../../domain/postings/partitions/partition-postings.ts';
import { type Frame, readFrames } from './frames.ts';
import { openStream } from './sealed-stream.ts';
import { columnList, quoteName, readTables, type TableShape } from './tables.ts';
import type { BackupHead, Counts } from './write-backup.ts';

/** Thrown when the backup cannot be restored here. The message says why and what to do. */
export class RestoreError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RestoreError';
  }
}

// A backup that our key has sealed is ours, so its parts have the shapes that they were written with.
const headIn = ({ body }: Frame): BackupHead => JSON.parse(body.toString()) as BackupHead;
const tableIn = ({ body }: Frame): TableShape => JSON.parse(body.toString()) as TableShape;
const countsIn = ({ body }: Frame): Counts => JSON.parse(body.toString()) as Counts;

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

/** Restores the rows of one table. Returns their number, and the frame that follows them. */
async function takeRows(
  client: pg.ClientBase,
  table: TableShape,
  frames: AsyncIterator<Frame, undefined>,
): Promise<{ readonly rows: number; readonly next: Frame | undefined }> {
  const into = client.query(copyFrom(`copy ${quoteName(table.name)} (${columnList(table.columns)}) from stdin`));
  let next: Frame | undefined;
  async function* parts(): AsyncGenerator<Buffer> {
    for (;;) {
      const { value, done } = await frames.next();
      if (done === true || value.kind !== 'D') {
        next = done === true ? undefined : value;
        return;
      }
      yield value.body;
    }
  }
  await pipeline(parts(), into);
  return { rows: into.rowCount, next };
}

async function takeTables(client: pg.ClientBase, frames: AsyncIterator<Frame, undefined>): Promise<Counts> {
  // Migrations may have inserted rows, but the backup has their current state.
  const tables = (await readTables(client)).map(({ name }) => quoteName(name));
  await client.query(`truncate ${tables.join(', ')}`);
  const counts: Record<string, number> = {};
  let current: Frame | undefined = (await frames.next()).value;
  while (current?.kind === 'T') {
    const table = tableIn(current);
    const restoredTable = await takeRows(client, table, frames);
    counts[table.name] = restoredTable.rows;
    current = restoredTable.next;
  }
  if (current?.kind !== 'E') throw new RestoreError('The backup is incomplete.');
  const expectedCounts = countsIn(current);
  const wrong = Object.keys(expectedCounts).filter((name) => expectedCounts[name] !== counts[name]);
  if (wrong.length > 0) throw new RestoreError(`The backup is missing rows of ${wrong.join(', ')}.`);
  return counts;
}

/**
 * Fills an empty database from a backup in one transaction and upgrades it to the newest schema. If it rejects, with a
 * `RestoreError` or `SealedStreamError`, no row was stored. Returns the number of rows of each table.
 */
export async function restoreBackup(url: string, secret: string, input: Readable): Promise<Counts> {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'tessera restore' });
  const plain = new PassThrough();
  const opened = pipeline(input, openStream(secret), createZstdDecompress(), plain);
  // Errors of the stream are handled where it is read.
  opened.catch(() => undefined);
  const frames = readFrames(plain);
  try {
    await demandEmpty(pool);
    const first = await frames.next();
    if (first.done === true || first.value.kind !== 'H') throw new RestoreError('The backup has no header.');
    await makeTables(pool, headIn(first.value));
    const client = await pool.connect();
    let counts: Counts;
    try {
      await client.query('begin');
      counts = await takeTables(client, frames);
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
