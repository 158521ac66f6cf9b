import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { withUmlauts } from '../../../../shared/documents/text/german-spellings.ts';
import type { SearchTerms, Spellings } from '../../../../shared/documents/text/search-terms.ts';
import { jobs, jobTexts } from '../../../platform/database/schema/index.ts';
import { likePattern } from '../../like-pattern.ts';
import { phrasePattern } from './phrase-pattern.ts';

/** Matches jobs whose texts as they were written contain a phrase. It reads whole texts, so few jobs should get here. */
function saysExactly(phrase: string): SQL {
  const { title, company, location, source, nextStep, tasks, link, notes, description, contacts, interviews } = jobs;
  const whole = sql`concat_ws(E'\n', ${title}, ${company}, ${location}, ${source}, ${nextStep}, ${link}, ${notes},
    ${description}, array_to_string(${jobs.tags}, E'\n'), ${tasks}::text, ${contacts}::text, ${interviews}::text)`;
  return sql`${whole} ~ ${phrasePattern(phrase)}`;
}

/** The length up to which `like` finds a text faster than `strpos`, which skips more of what it reads the longer it is. */
const shortText = 3;

const contains = (text: string): SQL =>
  text.length <= shortText ? like(jobTexts.text, likePattern(text)) : sql`strpos(${jobTexts.text}, ${text}) > 0`;

/** The pairs of letters of a phrase that may be umlauts are replaced in all combinations up to this number of pairs. */
const maxPairs = 4;

/** Returns the phrase with some or all of its pairs of letters that may be umlauts replaced by one letter. */
function withSomeUmlauts(phrase: string): readonly string[] | undefined {
  const pieces = phrase.split(/([aou]e)/);
  const pairs = (pieces.length - 1) / 2;
  if (pairs > maxPairs) return undefined;
  return Array.from({ length: 2 ** pairs - 1 }, (_, index) => {
    const isReplaced = (pair: number): boolean => Math.floor((index + 1) / 2 ** pair) % 2 === 1;
    // Every second piece is a pair.
    return pieces.map((piece, at) => (at % 2 === 1 && isReplaced((at - 1) / 2) ? piece.slice(0, 1) : piece)).join('');
  });
}

/**
 * Matches jobs that contain a phrase as it was typed. Texts without accents cannot tell an umlaut from a plain letter,
 * so where two letters of the phrase may stand for one, the original texts decide.
 */
function saysSpelling(phrase: string): SQL | undefined {
  const candidates = withSomeUmlauts(phrase);
  if (candidates?.length === 0) return contains(phrase);
  const mayMatch = candidates && or(...candidates.map(contains));
  return or(contains(phrase), and(mayMatch, saysExactly(phrase)));
}

const saysPhrase = (spellings: Spellings): SQL | undefined => or(...spellings.map(saysSpelling));

/** Matches jobs that contain a word in any of its spellings. */
function saysWord(spellings: Spellings): SQL | undefined {
  const umlauts = spellings.flatMap((word) => {
    const short = withUmlauts(word);
    return short === word || spellings.includes(short) ? [] : [and(contains(short), saysExactly(word))];
  });
  return or(...spellings.map(contains), ...umlauts);
}

/**
 * Matches jobs that contain all words and phrases of a search. Their texts must be up to date (`refreshJobTexts`).
 */
export function saysTerms(accountId: string, { words, phrases }: SearchTerms): SQL | undefined {
  if (words.length + phrases.length === 0) return undefined;
  // A text with a phrase has its words, and a long phrase is found faster than a short word.
  const implied = new Set(phrases.flat().flatMap((phrase) => phrase.split(' ')));
  const others = words.filter(([word = '']) => !implied.has(word));
  const said = and(...phrases.map(saysPhrase), ...others.map(saysWord));
  return sql`exists (select from ${jobTexts}
    where ${jobTexts.accountId} = ${accountId} and ${jobTexts.jobId} = ${jobs.id} and ${said})`;
}
