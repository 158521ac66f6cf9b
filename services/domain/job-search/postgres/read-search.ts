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
  /** The words and their synonyms without other names of an occupation, by which matches are ranked. */
  readonly ranked: string | null;
  /** The words in the title: exactly these words, and with synonyms. */
  readonly inTitle: string | null;
  readonly aboutInTitle: string | null;
  /** The words or another name of their occupation in the title, and with the names of related occupations. */
  readonly occupationInTitle: string | null;
  readonly relatedInTitle: string | null;
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
  const others = [writeQuery(title, { label: ':A' }), writeQuery(company, { label: ':B', reach: 'words' })];
  const written = {
    all: joinParts([writeQuery(words, { reach: 'related' }), ...others]),
    ranked: joinParts([writeQuery(words), ...others]),
    inTitle: joinParts([
      writeQuery(positive(words), { label: ':A', reach: 'words' }),
      writeQuery(positive(title), { label: ':A', reach: 'words' }),
    ]),
    phraseInTitle: joinParts([writePhrase(words, ':A'), writePhrase(title, ':A')]),
    aboutInTitle: joinParts([
      writeQuery(positive(words), { label: ':A' }),
      writeQuery(positive(title), { label: ':A' }),
    ]),
    occupationInTitle: writeQuery(positive(words), { label: ':A', reach: 'occupation' }) ?? null,
    relatedInTitle: writeQuery(positive(words), { label: ':A', reach: 'related' }) ?? null,
  };
  const sought = [...new Set(each.flatMap(matchWords))];
  const typed = each.flatMap(termsOf);
  const unreadable = each.flatMap(({ ignored }) => ignored);
  if (written.all === null) return { ...written, any: null, sought, ignored: unreadable, words };
  const anyOf = sought.map((word) => `'${word}'`).join(' | ');
  const texts = [
    ...[written.all, written.ranked, written.inTitle, written.aboutInTitle, written.occupationInTitle],
    ...[written.relatedInTitle, written.phraseInTitle, anyOf],
  ];
  const [row] = await ask<{ queries: readonly string[]; empty: boolean[] }>(
    db,
    sql`select (select array_agg(to_tsquery('english', query)::text order by place)
        from unnest(${sql.param(texts.map((text) => text ?? ''))}::text[]) with ordinality as q (query, place)) as queries,
      (select array_agg(numnode(plainto_tsquery('english', term)) = 0 order by place)
       from unnest(${sql.param(typed.map((term) => term.words.join(' ')))}::text[]) with ordinality as t (term, place)) as empty`,
    { keepsPlan: true },
  );
  const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);
  const stopWords = typed.filter((_, index) => row?.empty[index] === true).map((term) => term.typed);
  const [all, ranked, inTitle, aboutInTitle, occupationInTitle, relatedInTitle, phraseInTitle, any] = (
    row?.queries ?? []
  ).map(orNull);
  return {
    all: all ?? null,
    ranked: ranked ?? null,
    inTitle: inTitle ?? null,
    aboutInTitle: aboutInTitle ?? null,
    occupationInTitle: occupationInTitle ?? null,
    relatedInTitle: relatedInTitle ?? null,
    phraseInTitle: phraseInTitle ?? null,
    any: any ?? null,
    sought,
    ignored: [...new Set([...unreadable, ...stopWords])],
    words,
  };
}
