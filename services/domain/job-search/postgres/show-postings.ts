import { sql } from 'drizzle-orm';
import type { ReadReplica } from '../../../platform/database/database.ts';
import type { FoundPosting } from '../job-search.ts';
import { foldedWords, highlight, snippetOf } from '../query/highlight.ts';
import { ask } from './ask.ts';
import type { TextQuery } from './read-search.ts';

/** The number of characters of a posting that are searched for a snippet. */
const maxSearchedLength = 6_000;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly text: string;
}

/**
 * Finds out which words of the postings the database treats as matches, because it stems words, such as `nurses` to
 * `nurse`.
 */
async function matchingWords(
  db: ReadReplica,
  rows: readonly Row[],
  { any, sought }: TextQuery,
): Promise<ReadonlySet<string>> {
  if (any === null) return new Set();
  // A word and its stem begin with the same letters, so only words with the beginning of a searched word are
  // candidates.
  const beginnings = new Set(sought.map((word) => word.slice(0, 2)));
  const candidates = new Set<string>();
  for (const { title, company, text } of rows) {
    for (const word of foldedWords(`${title} ${company} ${text}`)) {
      if (word.split(' ').some((part) => beginnings.has(part.slice(0, 2)))) candidates.add(word);
    }
  }
  const matchRows = await ask<{ word: string }>(
    db,
    sql`select word from unnest(${sql.param([...candidates])}::text[]) as word where to_tsvector('english', word) @@ ${any}::tsquery`,
    { keepsPlan: true },
  );
  return new Set(matchRows.map(({ word }) => word));
}

/** Reads postings as a list shows them, in the order of the ids. */
export async function showPostings(
  db: ReadReplica,
  ids: readonly string[],
  text: TextQuery,
): Promise<readonly FoundPosting[]> {
  if (ids.length === 0) return [];
  const rows = await ask<Row>(
    db,
    sql`select id, title, company, left(text, ${maxSearchedLength}) as text from postings join posting_texts on posting_id = id
      where id = any(${sql.param(ids)}::uuid[])`,
    { keepsPlan: true },
  );
  const matches = await matchingWords(db, rows, text);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      id,
      title: highlight(row.title, matches),
      company: highlight(row.company, matches),
      snippet: snippetOf(row.text, matches),
    };
  });
}
