import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupHead, Counts } from './backup-part.ts';
import { encrypt } from './encryption.ts';
import { scriptEnd, scriptHead, tableEnd, tableHead } from './script.ts';
import { columnList, quoteName, readMigrations, readPartitions, readTables } from './tables.ts';

async function* scriptOf(client: pg.Client, counts: Record<string, number>): AsyncGenerator<Buffer | string> {
  const tables = await readTables(client);
  const head: BackupHead = {
    madeAt: new Date().toISOString(),
    migrations: await readMigrations(client),
    partitions: await readPartitions(client),
  };
  yield scriptHead(head, tables);
  for (const table of tables) {
    yield tableHead(table);
    const rows = client.query(
      copyTo(`copy (select ${columnList(table.columns)} from ${quoteName(table.name)}) to stdout`),
    );
    yield* rows as AsyncIterable<Buffer>;
    yield tableEnd;
    counts[table.name] = rows.rowCount;
  }
  yield scriptEnd(counts);
}

/**
 * Writes the whole database to `output`, encrypted under `key`: its state at one moment, while other transactions
 * continue. Memory stays small whatever the size. Returns the number of rows of each table.
 */
export async function writeBackup(url: string, key: string, output: Writable): Promise<Counts> {
  const client = new pg.Client({ connectionString: url, application_name: 'tessera backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const counts: Record<string, number> = {};
    await pipeline(
      Readable.from(scriptOf(client, counts), { objectMode: false }),
      createZstdCompress(),
      encrypt(key),
      output,
    );
    await client.query('commit');
    return counts;
  } finally {
    await client.end();
  }
}
