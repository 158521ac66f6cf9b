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

interface UnknownWords {
  /** Words that find nothing, in any of their spellings. */
  readonly missing: readonly string[];
  /** Words that no posting contains as they are, but in another form: `enginer` has the stem of `engineer`. */
  readonly odd: readonly string[];
}

/**
 * Returns whether a posting contains the word in some form. It is looked up in the index; a plan that hoped to find it
 * early would read all postings for a missing one.
 */
async function isInPosting(db: ReadReplica, word: string): Promise<boolean> {
  const rows = await ask(
    db,
    sql`with found as materialized (
        select id from postings where posting_index_terms(search, id) @@ plainto_tsquery('english', ${word}) limit 1)
      select id from found`,
  );
  return rows.length > 0;
}

/** Returns the words that occur in no posting. */
async function findUnknownWords(db: ReadReplica, candidates: readonly Spellings[]): Promise<UnknownWords> {
  const unlisted = await ask<{ word: string }>(
    db,
    sql`select word from unnest(${sql.param(candidates.flat())}::text[]) as asked (word)
      where not exists (select from posting_words as known where known.word = asked.word)
        and numnode(plainto_tsquery('english', word)) > 0`,
    { keepsPlan: true },
  );
  const rows = await Promise.all(
    unlisted.map(async ({ word }) => ({ word, is_missing: !(await isInPosting(db, word)) })),
  );
  const all = new Set(rows.map(({ word }) => word));
  const missing = new Set(rows.filter((row) => row.is_missing).map(({ word }) => word));
  const unknown = candidates.filter((spellings) => spellings.every((word) => all.has(word)));
  const isMissing = (spellings: Spellings): boolean => spellings.every((word) => missing.has(word));
  return {
    missing: unknown.filter(isMissing).map(([word]) => word),
    odd: unknown.filter((spellings) => !isMissing(spellings)).map(([word]) => word),
  };
}

/** A known word that may have been meant. */
interface Correction {
  /** The word as people write it. */
  readonly written: string;
  readonly edits: number;
  /** The number of postings that contain it. */
  readonly count: number;
}

/** The maximum number of typing errors in a word. */
const maxEdits = (word: string): number => (word.length < 6 ? 1.2 : 2.2);

/** Finds words of postings that differ from a word by few typing errors. */
async function nearestWords(db: ReadReplica, word: string): Promise<readonly Correction[]> {
  const rows = await ask<{ word: string; count: number }>(
    db,
    sql`select word, count from posting_words where word % ${word} or word = any(${sql.param(withSwappedLetters(word))}::text[])
      order by similarity(word, ${word}) desc limit 40`,
    { keepsPlan: true },
  );
  return rows.map((row) => ({ written: row.word, edits: editsBetween(word, row.word), count: row.count }));
}

/** Finds words in the names of places, which people type along with the work that they look for. */
async function nearestPlaces(db: ReadReplica, word: string): Promise<readonly Correction[]> {
  const rows = await ask<{ name: string }>(
    db,
    sql`select name from places where word_similarity(${word}, search_text) >= ${minPlaceSimilarity}
      order by word_similarity(${word}, search_text) desc limit 20`,
    { keepsPlan: true },
  );
  return rows
    .flatMap(({ name }) => name.match(/[\p{L}\p{M}]{4,}/gu) ?? [])
    .map((written) => ({ written, edits: editsBetween(word, searchText(written)), count: 0 }));
}

/** The similarity of trigrams that a short name such as `Berlin` still has after one typing error. */
const minPlaceSimilarity = 0.4;

/**
 * Finds the most likely correction: the word with the fewest typing errors, and of those the most frequent. The name of a
 * place is written as such.
 */
async function nearest(db: ReadReplica, word: string): Promise<string | undefined> {
  const [words, towns] = await Promise.all([nearestWords(db, word), nearestPlaces(db, word)]);
  const [best] = [...words, ...towns]
    .filter(({ edits }) => edits <= maxEdits(word))
    .toSorted((a, b) => a.edits - b.edits || b.count - a.count);
  return best && (towns.find(({ written }) => searchText(written) === searchText(best.written)) ?? best).written;
}

/** Finds the names of places that a mistyped place may mean, the most similar first. */
export async function suggestPlaceNames(db: ReadReplica, typed: string, max: number): Promise<readonly string[]> {
  const text = searchText(typed);
  const rows = await ask<{ name: string }>(
    db,
    sql`select name from places where word_similarity(${text}, search_text) >= ${minPlaceSimilarity}
      order by word_similarity(${text}, search_text) desc, name limit 20`,
    { keepsPlan: true },
  );
  const townOf = (name: string): string => searchText(name.split(',')[0] ?? '');
  return rows
    .map(({ name }) => ({
      name,
      edits: Math.min(editsBetween(text, townOf(name)), editsBetween(text, searchText(name))),
    }))
    .filter(({ edits }) => edits <= maxEdits(text))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, max)
    .map(({ name }) => name);
}

/** Corrects the words of a search that occur in no posting; null if there is nothing to correct. */
export async function suggestWords(db: ReadReplica, typed: string, { groups }: ParsedWords): Promise<string | null> {
  const candidates = groups
    .flatMap((group) => group.flatMap(({ spellings }) => spellings))
    .filter(([word]) => word.length >= minLength && !/\d/.test(word) && synonymsOf(word).length === 0);
  if (candidates.length === 0) return null;
  const { missing, odd } = await findUnknownWords(db, candidates);
  const corrections = new Map<string, string>();
  for (const word of missing) {
    const near = await nearest(db, word);
    if (near !== undefined) corrections.set(word, near);
  }
  if (corrections.size === 0) return null;
  // The whole phrase is corrected, but another ending is no error.
  for (const word of odd) {
    const near = await nearest(db, word);
    if (near !== undefined && !near.startsWith(word) && !word.startsWith(near)) corrections.set(word, near);
  }
  return typed.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => corrections.get(searchText(word)) ?? word);
}
