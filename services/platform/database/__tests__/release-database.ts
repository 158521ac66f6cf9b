/** A database of release 0.1.0 with invented data, from its committed dump. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';

const dump = path.join(import.meta.dirname, '../fixtures/release-0.1.0.sql.gz');

/** The day on which the dump was made. Its postings are partitioned by the months around that day. */
export const releaseDay = new Date('2026-11-22T12:00:00Z');

/** Restores the dump into the empty database at `url`. */
export async function restoreRelease(url: string): Promise<void> {
  // The dump changes session settings, so it needs its own connection.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(gunzipSync(readFileSync(dump)).toString('utf8'));
  } finally {
    await client.end();
  }
}
