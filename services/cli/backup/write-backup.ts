import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { frame } from './frames.ts';
import { sealStream } from './sealed-stream.ts';
import { columnList, type Partition, quoteName, readMigrations, readPartitions, readTables } from './tables.ts';

/** The head of a backup. */
export interface BackupHead {
  readonly madeAt: string;
  /** The hashes of the migrations that the database had. */
  readonly migrations: readonly string[];
  readonly partitions: readonly Partition[];
}

/** The number of rows of each table. */
export type Counts = Readonly<Record<string, number>>;

async function* framesOf(client: pg.Client, counts: Record<string, number>): AsyncGenerator<Buffer> {
  const head: BackupHead = {
    madeAt: new Date().toISOString(),
    migrations: await readMigrations(client),
    partitions: await readPartitions(client),
  };
  yield frame('H', head);
  for (const { name, columns } of await readTables(client)) {
    yield frame('T', { name, columns });
    const rows = client.query(copyTo(`copy (select ${columnList(columns)} from ${quoteName(name)}) to stdout`));
    for await (const chunk of rows) yield frame('D', chunk as Buffer);
    counts[name] = rows.rowCount;
  }
  yield frame('E', counts);
}

/**
 * Writes the whole database to `output`, sealed under `secret`: its state at one moment, while other transactions
 * continue. Memory stays small whatever the size. Returns the number of rows of each table.
 */
export async function writeBackup(url: string, secret: string, output: Writable): Promise<Counts> {
  const client = new pg.Client({ connectionString: url, application_name: 'tessera backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const counts: Record<string, number> = {};
    await pipeline(
      Readable.from(framesOf(client, counts), { objectMode: false }),
      createZstdCompress(),
      sealStream(secret),
      output,
    );
    await client.query('commit');
    return counts;
  } finally {
    await client.end();
  }
}
