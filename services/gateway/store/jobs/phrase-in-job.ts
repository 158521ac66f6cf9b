import { type SQL, sql } from 'drizzle-orm';
import { jobs } from '../../../database/schema/index.ts';
import { phrasePattern } from './phrase-pattern.ts';

/**
 * A job says the words of `phrase` (as `searchTermsOf` has it) one after another. It reads the whole text, so ask for the
 * words first, which leaves few jobs to look at.
 */
export const saysPhrase = (phrase: string): SQL => {
  const { title, company, location, source, nextStep, link, notes, description, contacts, interviews } = jobs;
  const whole = sql`concat_ws(E'\n', ${title}, ${company}, ${location}, ${source}, ${nextStep}, ${link}, ${notes},
    ${description}, array_to_string(${jobs.tags}, E'\n'), ${contacts}::text, ${interviews}::text)`;
  return sql`${whole} ~ ${phrasePattern(phrase)}`;
};
