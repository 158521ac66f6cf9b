import { sql } from 'drizzle-orm';
import type { ReadReplica } from '../../../platform/database/database.ts';
import type { FoundPosting } from '../job-search.ts';
import { foldedWords, highlighted, snippetOf } from '../query/highlight.ts';
import { ask } from './ask.ts';
import type { TextQuery } from './read-search.ts';

/** Characters of a posting in which a snippet is looked for. */
const searched = 6_000;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly text: string;
}

/** Which of the words the database takes for one that is sought: it knows `nurses` as `nurse`. */
async function foundWords(
  db: ReadReplica,
  rows: readonly Row[],
  { any, sought }: TextQuery,
): Promise<ReadonlySet<string>> {
  if (any === null) return new Set();
  // A word and what it is known as begin alike; all others need not be asked for.
  const beginnings = new Set(sought.map((word) => word.slice(0, 2)));
  const candidates = new Set<string>();
  for (const { title, company, text } of rows) {
    for (const word of foldedWords(`${title} ${company} ${text}`)) {
      if (word.split(' ').some((part) => beginnings.has(part.slice(0, 2)))) candidates.add(word);
    }
  }
  const found = await ask<{ word: string }>(
    db,
    sql`select word from unnest(${sql.param([...candidates])}::text[]) as word where to_tsvector('english', word) @@ ${any}::tsquery`,
    { keepsPlan: true },
  );
  return new Set(found.map(({ word }) => word));
}

/** Postings as a list shows them, in the order of the ids. */
export async function showPostings(
  db: ReadReplica,
  ids: readonly string[],
  text: TextQuery,
): Promise<readonly FoundPosting[]> {
  if (ids.length === 0) return [];
  const rows = await ask<Row>(
    db,
    sql`select id, title, company, left(text, ${searched}) as text from postings join posting_texts on posting_id = id
      where id = any(${sql.param(ids)}::uuid[])`,
    { keepsPlan: true },
  );
  const found = await foundWords(db, rows, text);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      id,
      title: highlighted(row.title, found),
      company: highlighted(row.company, found),
      snippet: snippetOf(row.text, found),
    };
  });
}
