import { sql } from 'drizzle-orm';
import type { PostingSearch } from '../../../../shared/documents/postings/posting-search.ts';
import type { ReadReplica } from '../../../platform/database/database.ts';
import { parseWords, type ParsedWords, type Term } from '../query/parse-words.ts';
import { matchWords, writePhrase, writeQuery } from '../query/write-query.ts';
import { ask } from './ask.ts';

/** The texts of a search, written as `tsquery`s. */
export interface TextQuery {
  /** All conditions together; null if there are none. */
  readonly all: string | null;
  /** The words in the title: exactly these words, and with synonyms. */
  readonly inTitle: string | null;
  readonly aboutInTitle: string | null;
  /** Exactly the words of the title in their order; null for fewer than two words. */
  readonly phraseInTitle: string | null;
  /** Any of the words, for highlighting matches. */
  readonly any: string | null;
  readonly sought: readonly string[];
  readonly ignored: readonly string[];
  readonly words: ParsedWords;
}

const none: ParsedWords = { groups: [], excluded: [], ignored: [] };

const parseOrNone = (text: string | null): ParsedWords => (text === null ? none : parseWords(text));

const joinParts = (parts: readonly (string | undefined)[]): string | null => {
  const present = parts.filter((part) => part !== undefined);
  return present.length === 0 ? null : present.join(' & ');
};

const termsOf = ({ groups, excluded }: ParsedWords): readonly Term[] => [...groups.flat(), ...excluded];

/** Drops exclusions, because they apply to the whole posting and not only to its title. */
const positive = (words: ParsedWords): ParsedWords => ({ ...words, excluded: [] });

/** Reads the texts of a search. Words that occur in every text are reported as ignored. */
export async function readTextQuery(db: ReadReplica, search: PostingSearch): Promise<TextQuery> {
  const words = parseOrNone(search.words);
  const title = parseOrNone(search.title);
  const company = parseOrNone(search.company);
  const each = [words, title, company];
  const written = {
    all: joinParts([
      writeQuery(words),
      writeQuery(title, { label: ':A' }),
      writeQuery(company, { label: ':B', withSynonyms: false }),
    ]),
    inTitle: joinParts([
      writeQuery(positive(words), { label: ':A', withSynonyms: false }),
      writeQuery(positive(title), { label: ':A', withSynonyms: false }),
    ]),
    phraseInTitle: joinParts([writePhrase(words, ':A'), writePhrase(title, ':A')]),
    aboutInTitle: joinParts([
      writeQuery(positive(words), { label: ':A' }),
      writeQuery(positive(title), { label: ':A' }),
    ]),
  };
  const sought = [...new Set(each.flatMap(matchWords))];
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
