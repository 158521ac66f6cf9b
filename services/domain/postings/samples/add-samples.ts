import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { Database } from '../../../platform/database/database.ts';
import { savePostings } from '../store/save-postings.ts';
import { createRandom } from './random.ts';
import { samplePosting } from './sample-postings.ts';

const sampleSource = 'samples';
const sampleOrigin = { source: sampleSource, sourceName: 'Sample data', isSample: true } as const;

/** Postings of one statement: small enough that whoever shares the process does not wait for them. */
const batch = 250;

/** How many samples there are. */
export async function countSamples(database: Database): Promise<number> {
  const { rows } = await database.execute<{ count: string }>(
    sql`select count(*) from posting_sources where source = ${sampleSource}`,
  );
  return Number(rows[0]?.count ?? 0);
}

export interface SampleOptions {
  /** The day on which the latest is published; without it, today. */
  readonly today?: PlainDay;
  /** Ends it early: the rest is added the next time. */
  readonly signal?: AbortSignal;
}

/** Any number that nobody else uses for an advisory lock in this database. */
const samplesLock = 7_355_608_120_962;

async function fill(database: Database, count: number, { today, signal }: SampleOptions): Promise<number> {
  const there = await countSamples(database);
  for (let first = there; first < count && signal?.aborted !== true; first += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - first) }, (_, index) => first + index);
    const drafts = numbers.map((number) => samplePosting(number, today));
    await savePostings(database, sampleOrigin, drafts, ({ externalId }) => createRandom(hashOf(externalId)).bytes(16));
    await nextTurn();
  }
  if (there < count) await database.execute(sql`analyze postings, posting_texts, places, posting_words`);
  return Math.max(0, count - there);
}

/** A number of its own for each name (FNV-1a). */
const hashOf = (name: string): number =>
  [...Buffer.from(name)].reduce((hash, byte) => Math.imul(hash ^ byte, 16_777_619), 2_166_136_261);

/**
 * Fills up to `count` samples; those that are there stay as they are. Of several processes one does it, the others answer 0 at
 * once. Answers how many were added.
 */
export async function addSamples(database: Database, count: number, options: SampleOptions = {}): Promise<number> {
  const client = await database.$client.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [samplesLock]);
    if (rows[0]?.mine !== true) return 0;
    const added = await fill(database, count, options);
    await client.query('select pg_advisory_unlock($1)', [samplesLock]);
    return added;
  } finally {
    client.release();
  }
}
