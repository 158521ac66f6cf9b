import { sql } from 'drizzle-orm';
import type { PostingSearch } from '../../../../shared/documents/postings/posting-search.ts';
import type { ReadReplica } from '../../../platform/database/database.ts';
import { parseWords, type ParsedWords, type Term } from '../query/parse-words.ts';
import { soughtWords, writePhrase, writeQuery } from '../query/write-query.ts';
import { ask } from './ask.ts';

/** The texts of a search, as the database asks for them: written `tsquery`s. */
export interface TextQuery {
  /** All that must be there; null where nothing is asked for. */
  readonly all: string | null;
  /** The words of it in the title: the very words, and other words for them. */
  readonly inTitle: string | null;
  readonly aboutInTitle: string | null;
  /** The very words of the title, in their order; null where there are not several. */
  readonly phraseInTitle: string | null;
  /** Any word of it: what is shown as found. */
  readonly any: string | null;
  readonly sought: readonly string[];
  readonly ignored: readonly string[];
  readonly words: ParsedWords;
}

const none: ParsedWords = { groups: [], excluded: [], ignored: [] };

const parsed = (text: string | null): ParsedWords => (text === null ? none : parseWords(text));

const joined = (parts: readonly (string | undefined)[]): string | null => {
  const told = parts.filter((part) => part !== undefined);
  return told.length === 0 ? null : told.join(' & ');
};

const termsOf = ({ groups, excluded }: ParsedWords): readonly Term[] => [...groups.flat(), ...excluded];

/** What is in a posting's title asks for the words alone; exclusions hold for the whole. */
const positive = (words: ParsedWords): ParsedWords => ({ ...words, excluded: [] });

/** Reads the texts of a search. Words that are in every text are told and left out. */
export async function readTextQuery(db: ReadReplica, search: PostingSearch): Promise<TextQuery> {
  const words = parsed(search.words);
  const title = parsed(search.title);
  const company = parsed(search.company);
  const each = [words, title, company];
  const written = {
    all: joined([
      writeQuery(words),
      writeQuery(title, { label: ':A' }),
      writeQuery(company, { label: ':B', withSynonyms: false }),
    ]),
    inTitle: joined([
      writeQuery(positive(words), { label: ':A', withSynonyms: false }),
      writeQuery(positive(title), { label: ':A', withSynonyms: false }),
    ]),
    phraseInTitle: joined([writePhrase(words, ':A'), writePhrase(title, ':A')]),
    aboutInTitle: joined([writeQuery(positive(words), { label: ':A' }), writeQuery(positive(title), { label: ':A' })]),
  };
  const sought = [...new Set(each.flatMap(soughtWords))];
  const typed = each.flatMap(termsOf);
  const unreadable = each.flatMap(({ ignored }) => ignored);
  if (written.all === null) return { ...written, any: null, sought, ignored: unreadable, words };
  const anyOf = sought.map((word) => `'${word}'`).join(' | ');
  const [row] = await ask<{
    all: string;
    in_title: string;
    about: string;
    phrase: string;
    any: string;
    empty: boolean[];
  }>(
    db,
    sql`select to_tsquery('english', ${written.all})::text as "all", to_tsquery('english', ${written.inTitle ?? ''})::text as in_title,
      to_tsquery('english', ${written.aboutInTitle ?? ''})::text as about,
      to_tsquery('english', ${written.phraseInTitle ?? ''})::text as phrase, to_tsquery('english', ${anyOf})::text as "any",
      (select array_agg(numnode(plainto_tsquery('english', term)) = 0 order by place)
       from unnest(${sql.param(typed.map((term) => term.words.join(' ')))}::text[]) with ordinality as t (term, place)) as empty`,
    { keepsPlan: true },
  );
  const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);
  const stopWords = typed.filter((_, index) => row?.empty[index] === true).map((term) => term.typed);
  return {
    all: orNull(row?.all),
    inTitle: orNull(row?.in_title),
    aboutInTitle: orNull(row?.about),
    phraseInTitle: orNull(row?.phrase),
    any: orNull(row?.any),
    sought,
    ignored: [...new Set([...unreadable, ...stopWords])],
    words,
  };
}
