import { cleanLine, cleanText } from '../../../../shared/documents/text/clean-text.ts';
import { jobLimits } from '../../../../shared/documents/jobs/job-limits.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { readSalary, type Salary } from '../../../../shared/documents/jobs/read-salary.ts';
import type { Gazetteer } from '../../job-search/places/gazetteer.ts';
import type { PostingDraft } from '../posting-draft.ts';
import { readPlaces } from './read-places.ts';
import { sanitizePosting } from './sanitize-posting.ts';
import { employmentTypesOf, workplaceOf } from '../../job-ads/extract/words-for.ts';

/** A posting as the board provides it, before normalization. */
export interface RawPosting {
  readonly externalId: string;
  readonly title: string | null;
  readonly company: string | null;
  /** The displayed place. */
  readonly location: string | null;
  /** The places one by one, if the board lists them. */
  readonly places: readonly string[];
  readonly workplace: string | null;
  readonly employmentTypes: readonly string[];
  readonly salary: Partial<Salary>;
  /** In the format of the board; null if it is not stated. */
  readonly publishedAt: string | number | null;
  readonly closesOn: PlainDay | null;
  readonly link: string | null;
  readonly html: string;
}

/** A record that could not be accepted, with the reason. */
export interface RecordProblem {
  readonly externalId: string | null;
  /** A sentence for the reader of the report. */
  readonly reason: string;
}

/** The maximum number of characters of markup. The longest postings have 40,000. */
const maxMarkupLength = 300_000;

const maxIdLength = 500;

/** The earliest publication date that is accepted. */
const earliest = Date.parse('2000-01-01');

function publishedOf(value: string | number | null, now: Date): Date {
  const time = value === null ? Number.NaN : new Date(value).getTime();
  return Number.isNaN(time) || time < earliest || time > now.getTime() ? now : new Date(time);
}

/** Matches lines about pay. Other amounts in a posting are bonuses, budgets, or numbers of customers. */
const aboutPay = /\b(?:salary|pay|compensation|wage|gehalt|salaire|remuneration|per (?:hour|year|annum))\b/i;

function salaryIn(text: string): Salary | undefined {
  for (const line of text.split('\n')) {
    const salary = aboutPay.test(line) ? readSalary(line) : undefined;
    if (salary?.salaryPeriod) return salary;
  }
  return undefined;
}

const lineOf = (text: string | null): string =>
  cleanLine(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, jobLimits.line);

const isWeb = (link: string): boolean =>
  /^https?:$/.test(URL.parse(link)?.protocol ?? '') && link.length <= jobLimits.link;

/** Normalizes a record, or says why it cannot be accepted. */
export function toDraft(raw: RawPosting, gazetteer: Gazetteer, now: Date): PostingDraft | RecordProblem {
  const { externalId } = raw;
  const problem = (reason: string): RecordProblem => ({ externalId, reason });
  const [title, company, location] = [lineOf(raw.title), lineOf(raw.company), lineOf(raw.location)];
  if (externalId.length > maxIdLength) return { externalId: null, reason: 'Its ID is too long.' };
  if (title === '') return problem('It has no title.');
  if (company === '') return problem('It has no company.');
  if (raw.html.length > maxMarkupLength) return problem(`Its text is longer than ${maxMarkupLength} characters.`);
  const { description, text } = sanitizePosting(cleanText(raw.html));
  if (text === '') return problem('It has no text.');
  const { salaryMin = null, salaryMax = null, currency = null, salaryPeriod = null } = raw.salary;
  const salary =
    salaryMin !== null || salaryMax !== null ? { salaryMin, salaryMax, currency, salaryPeriod } : salaryIn(text);
  return {
    ...{ externalId, title, company, description, text: text.slice(0, jobLimits.description) },
    location: location === '' ? null : location,
    places: readPlaces(raw.places.length > 0 ? raw.places : [location], gazetteer),
    workplace: workplaceOf(raw.workplace, `${location} ${title}`),
    employmentTypes: employmentTypesOf(raw.employmentTypes),
    ...(salary ?? { salaryMin: null, salaryMax: null, currency: null, salaryPeriod: null }),
    publishedAt: publishedOf(raw.publishedAt, now),
    closesOn: raw.closesOn,
    link: raw.link !== null && isWeb(raw.link) ? raw.link : null,
  };
}

/** Tells a record that could not be accepted from a draft. */
export const isProblem = (result: PostingDraft | RecordProblem): result is RecordProblem => 'reason' in result;
