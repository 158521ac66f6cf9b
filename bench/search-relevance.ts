/**
 * Whether the search shows what people mean: nDCG@10 over a judged set of queries on the sample postings, compared with
 * PostgreSQL's own ranking. `bench/relevance/` contains the set and the rule by which it is judged.
 */
import { startTestDatabase } from '../tooling/testing/database.ts';
import { measureSearch } from './relevance/measure-search.ts';
import type { Findings } from './run.ts';

/** Measures the relevance of the search; see the comment at the top of the file. */
export async function run(): Promise<Findings> {
  const database = await startTestDatabase();
  try {
    return { ...(await measureSearch(database.db, { withPlain: true })) };
  } finally {
    await database.stop();
  }
}
