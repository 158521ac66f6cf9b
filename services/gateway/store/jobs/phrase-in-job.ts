import { type SQL, sql } from 'drizzle-orm';
import { jobs } from '../../../database/schema/index.ts';
import { containing } from '../containing.ts';

/** The marks above and below letters, and the letters that Unicode does not take apart, as in `plain-text.ts`. */
const marks = String.raw`[\u0300-\u036f\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]`;
const plainSql = (text: SQL): SQL =>
  sql`replace(replace(replace(replace(translate(regexp_replace(regexp_replace(normalize(lower(${text}), NFD),
    ${marks}, '', 'g'), '\\s+', ' ', 'g'), 'øłđðħıς', 'olddhiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')`;

/**
 * A job says the words of `phrase` (as `searchTermsOf` has it) one after another. Slow by itself: it reads the whole
 * text, so ask for the words first, which leaves few jobs to look at.
 */
export const saysPhrase = (phrase: string): SQL => {
  const { title, company, location, source, nextStep, link, notes, description, contacts, interviews } = jobs;
  const whole = sql`concat_ws(E'\n', ${title}, ${company}, ${location}, ${source}, ${nextStep}, ${link}, ${notes},
    ${description}, array_to_string(${jobs.tags}, E'\n'), ${contacts}::text, ${interviews}::text)`;
  return sql`${plainSql(whole)} like ${containing(phrase)}`;
};
