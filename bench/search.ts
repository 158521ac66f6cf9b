/**
 * The job search with 50,000, 500,000, and 1,000,000 postings: milliseconds of 12 kinds of queries, each with different
 * words and places every time, and of their facets. `SEARCH_SIZES` sets other sizes, `SEARCH_ROUNDS` how often each
 * query runs (40).
 */
import { commandTimeoutMs } from '../services/platform/database/open-database.ts';
import { openGazetteer } from '../services/domain/job-search/places/open-gazetteer.ts';
import { createPostgresSearch } from '../services/domain/job-search/postgres/postgres-search.ts';
import { startTestDatabase } from '../tooling/testing/database.ts';
import { addFirstPostings, fillPostings } from './postings/fill-postings.ts';
import { measureSearch, type SearchTimes } from './postings/measure-search.ts';
import type { Findings } from './run.ts';

const sizes = (process.env['SEARCH_SIZES'] ?? '50000,500000,1000000').split(',').map(Number);

/** Measures the search; see the comment at the top of the file. */
export async function run(): Promise<Findings> {
  // Half a million copies are made by one statement, which needs a longer timeout.
  const database = await startTestDatabase({ answerTimeoutMs: commandTimeoutMs });
  const { db } = database;
  try {
    const results: Record<string, SearchTimes> = {};
    let had = 0;
    for (const size of [...sizes].sort((a, b) => a - b)) {
      if (had === 0) await addFirstPostings(db, size);
      await fillPostings(db, had, size);
      had = size;
      results[size] = await measureSearch(createPostgresSearch(db, openGazetteer));
    }
    return { results };
  } finally {
    await database.stop();
  }
}
