import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { withUmlauts } from '../../../shared/documents/text/german-spellings.ts';
import type { Spellings } from '../../../shared/documents/text/search-terms.ts';
import { jobs } from '../../platform/database/schema/index.ts';
import { likePattern } from '../like-pattern.ts';
import { phrasePattern } from './phrase-pattern.ts';

function jobContains(phrase: string): SQL {
  const { title, company, location, source, nextStep, tasks, link, notes, description, contacts, interviews } = jobs;
  const whole = sql`concat_ws(E'\n', ${title}, ${company}, ${location}, ${source}, ${nextStep}, ${link}, ${notes},
    ${description}, array_to_string(${jobs.tags}, E'\n'), ${tasks}::text, ${contacts}::text, ${interviews}::text)`;
  return sql`${whole} ~ ${phrasePattern(phrase)}`;
}

/**
 * Matches jobs that contain the words of a phrase in sequence, in any of its spellings. It reads the whole text, so it
 * should follow a filter by words that leaves few jobs.
 */
export const saysPhrase = (spellings: Spellings): SQL | undefined => or(...spellings.map(jobContains));

const hasPlain = (word: string): SQL => like(jobs.searchText, likePattern(word));

/** Matches jobs that contain a word. Where two letters may stand for an umlaut, only the full text can tell. */
export function saysWord(spellings: Spellings): SQL | undefined {
  const umlauts = spellings.flatMap((word) => {
    const short = withUmlauts(word);
    return short === word || spellings.includes(short) ? [] : [and(hasPlain(short), jobContains(word))];
  });
  return or(...spellings.map(hasPlain), ...umlauts);
}
