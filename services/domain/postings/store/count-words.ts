import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { DerivedPosting } from './derive-posting.ts';

/** The length, in characters, of words that are counted. Longer ones are addresses and keys. */
const minLength = 3;
const maxLength = 30;

/**
 * Counts in how many postings each word occurs, for suggesting corrections of typos. Words with digits are not counted,
 * because they are rarely typos.
 */
export async function countWords(
  db: DatabaseOrTransaction,
  postings: readonly DerivedPosting['searched'][],
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { title, company, places, text } of postings) {
    for (const word of new Set(`${title} ${company} ${places} ${text}`.split(' '))) {
      if (word.length < minLength || word.length > maxLength || /\d/.test(word)) continue;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  if (counts.size === 0) return;
  // Words are sorted, so that two processes that count the same words cannot deadlock.
  const words = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await db.execute(sql`
    insert into posting_words (word, count)
    select * from unnest(${sql.param(words.map(([word]) => word))}::text[], ${sql.param(words.map(([, count]) => count))}::int[])
    on conflict (word) do update set count = posting_words.count + excluded.count`);
}
