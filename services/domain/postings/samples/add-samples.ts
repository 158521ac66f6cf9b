import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { Database } from '../../../platform/database/database.ts';
import { savePostings } from '../store/save-postings.ts';
import { createRandom } from './random.ts';
import { samplePosting } from './sample-postings.ts';

const sampleSource = 'samples';
const sampleOrigin = { source: sampleSource, sourceName: 'Sample data', isSample: true } as const;

/** The number of postings in one statement, small enough that other work of the process does not wait for it. */
const batch = 250;

/** Counts the sample postings. */
export async function countSamples(database: Database): Promise<number> {
  const { rows } = await database.execute<{ count: string }>(
    sql`select count(*) from posting_sources where source = ${sampleSource}`,
  );
  return Number(rows[0]?.count ?? 0);
}

export interface SampleOptions {
  /** The day on which the newest sample is published. Default: today. */
  readonly today?: PlainDay;
  /** Stops early. The rest is added by the next call. */
  readonly signal?: AbortSignal;
}

/** An arbitrary number that no other advisory lock in this database uses. */
const samplesLock = 7_355_608_120_962;

async function fill(database: Database, count: number, { today, signal }: SampleOptions): Promise<number> {
  const existing = await countSamples(database);
  for (let first = existing; first < count && signal?.aborted !== true; first += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - first) }, (_, index) => first + index);
    const drafts = numbers.map((number) => samplePosting(number, today));
    await savePostings(database, sampleOrigin, drafts, ({ externalId }) => createRandom(hashOf(externalId)).bytes(16));
    await nextTurn();
  }
  if (existing < count) await database.execute(sql`analyze postings, posting_texts, places, posting_words`);
  return Math.max(0, count - existing);
}

/** Hashes a name to a number (FNV-1a). */
const hashOf = (name: string): number =>
  [...Buffer.from(name)].reduce((hash, byte) => Math.imul(hash ^ byte, 16_777_619), 2_166_136_261);

/**
 * Adds samples until there are `count`, and leaves existing ones unchanged. Only one of several processes does so; for
 * the others it resolves to 0 immediately. Resolves to the number of samples added.
 */
export async function addSamples(database: Database, count: number, options: SampleOptions = {}): Promise<number> {
  const client = await database.$client.connect();
  try {
    await client.query('begin');
    // A lock of the transaction, since a pooler may give the next statement outside of one another session.
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      samplesLock,
    ]);
    return rows[0]?.mine === true ? await fill(database, count, options) : 0;
  } finally {
    // Closing the connection ends the transaction, whatever has happened to it.
    client.release(true);
  }
}
