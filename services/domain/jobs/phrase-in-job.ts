import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { withUmlauts } from '../../../shared/documents/text/german-spellings.ts';
import type { Spellings } from '../../../shared/documents/text/search-terms.ts';
import { jobs } from '../../platform/database/schema/index.ts';
import { likePattern } from '../like-pattern.ts';
import { phrasePattern } from './phrase-pattern.ts';

function says(phrase: string): SQL {
  const { title, company, location, source, nextStep, link, notes, description, contacts, interviews } = jobs;
  const whole = sql`concat_ws(E'\n', ${title}, ${company}, ${location}, ${source}, ${nextStep}, ${link}, ${notes},
    ${description}, array_to_string(${jobs.tags}, E'\n'), ${contacts}::text, ${interviews}::text)`;
  return sql`${whole} ~ ${phrasePattern(phrase)}`;
}

/**
 * A job says the words of a phrase one after another, in any of its spellings. It reads the whole text, so ask for the
 * words first, which leaves few jobs to look at.
 */
export const saysPhrase = (spellings: Spellings): SQL | undefined => or(...spellings.map(says));

const hasPlain = (word: string): SQL => like(jobs.searchText, likePattern(word));

/** A job has a word somewhere. Of two letters that may be an umlaut only its text tells whether they are one. */
export function saysWord(spellings: Spellings): SQL | undefined {
  const umlauts = spellings.flatMap((word) => {
    const short = withUmlauts(word);
    return short === word || spellings.includes(short) ? [] : [and(hasPlain(short), says(word))];
  });
  return or(...spellings.map(hasPlain), ...umlauts);
}
