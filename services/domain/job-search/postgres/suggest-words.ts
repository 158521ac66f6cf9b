import { sql } from 'drizzle-orm';
import type { ReadReplica } from '../../../platform/database/database.ts';
import type { ParsedWords } from '../query/parse-words.ts';
import type { Spellings } from '../query/spellings.ts';
import { synonymsOf } from '../query/synonyms.ts';
import { editsBetween } from '../query/edits-between.ts';
import { searchText } from '../search-text.ts';
import { ask } from './ask.ts';

/** In characters. A shorter word is similar to too many others. */
const minLength = 4;

/**
 * Returns the word with each pair of neighboring letters swapped, because trigrams of short words do not detect swaps.
 */
const withSwappedLetters = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );

/** Returns whether the database has the extension for similarity of words. */
export async function hasTrigrams(db: ReadReplica): Promise<boolean> {
  const rows = await ask(db, sql`select from pg_extension where extname = 'pg_trgm'`);
  return rows.length > 0;
}

/** Returns the words that occur in no posting, in any of their spellings. */
async function findUnknownWords(db: ReadReplica, candidates: readonly Spellings[]): Promise<readonly string[]> {
  const rows = await ask<{ word: string }>(
    db,
    sql`select word from unnest(${sql.param(candidates.flat())}::text[]) as asked (word)
      where not exists (select from posting_words as known where known.word = asked.word)
        and not exists (select from postings where search @@ plainto_tsquery('english', asked.word))
        and numnode(plainto_tsquery('english', word)) > 0`,
    { keepsPlan: true },
  );
  const unknown = new Set(rows.map(({ word }) => word));
  return candidates.filter((spellings) => spellings.every((word) => unknown.has(word))).map(([word]) => word);
}

/** Finds the most likely correction: the word with the fewest typing errors, and of those the most frequent. */
async function nearest(db: ReadReplica, word: string): Promise<string | undefined> {
  const rows = await ask<{ word: string; count: number }>(
    db,
    sql`select word, count from posting_words where word % ${word} or word = any(${sql.param(withSwappedLetters(word))}::text[])
      order by similarity(word, ${word}) desc limit 40`,
    { keepsPlan: true },
  );
  const most = word.length < 6 ? 1.2 : 2.2;
  return rows
    .map((row) => ({ ...row, edits: editsBetween(word, row.word) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((a, b) => a.edits - b.edits || b.count - a.count)[0]?.word;
}

/** Corrects the words of a search that occur in no posting; null if there is nothing to correct. */
export async function suggestWords(db: ReadReplica, typed: string, { groups }: ParsedWords): Promise<string | null> {
  const candidates = groups
    .flatMap((group) => group.flatMap(({ spellings }) => spellings))
    .filter(([word]) => word.length >= minLength && !/\d/.test(word) && synonymsOf(word).length === 0);
  if (candidates.length === 0) return null;
  const corrections = new Map<string, string>();
  for (const word of await findUnknownWords(db, candidates)) {
    const near = await nearest(db, word);
    if (near !== undefined) corrections.set(word, near);
  }
  if (corrections.size === 0) return null;
  return typed.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => corrections.get(searchText(word)) ?? word);
}
