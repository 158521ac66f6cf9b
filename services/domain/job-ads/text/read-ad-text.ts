import { cleanText } from '../../../../shared/documents/text/clean-text.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { guessedLanguage } from '../../../../shared/matching/suggestions/words.ts';
import type { AdField, JobAd } from '../job-ad.ts';
import { adLinesOf, isInterface } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { findBenefits } from '../company/find-benefits.ts';
import { structureOf, withoutChatMarks } from './ad-structure.ts';
import { dayOrderOf } from './day-order.ts';
import { employersIn, findCompany } from './find-company.ts';
import { findContact } from './find-contact.ts';
import { findDeadline } from './find-deadline.ts';
import { findEmployment } from './find-employment.ts';
import { findLocation } from './find-location.ts';
import { findPay } from './find-pay.ts';
import { findTitle } from './find-title.ts';
import { findWorkplace } from './find-workplace.ts';
import { countryOf } from './country-of.ts';
import { dollarOf, ownCurrency } from './dollar.ts';
import { isLabel, labeledValuesIn } from './labeled-values.ts';

export interface AdTextOptions {
  /** The address of the page; null if unknown. */
  readonly address: string | null;
  /** The title of the page; null if unknown. */
  readonly pageTitle?: string | null;
  /** The day on which it is read. */
  readonly readOn: PlainDay;
}

/** A picture or emphasis; marks of rights and stars of ratings say something. */
const mark = '(?:(?![©®™★☆])\\p{Extended_Pictographic}|\\u{FE0F}|\\u{200D}|[\\u{1F3FB}-\\u{1F3FF}]|\\*)';
const marksBefore = new RegExp(`^(?:${mark}\\s*)+(?=[\\p{L}\\p{N}"“„«($€£¿¡<+[])`, 'u');
const marksAfter = new RegExp(`(?:\\s*${mark})+$`, 'u');

/** Removes pictures and emphasis from the ends of a line: `📍 Leeds`, `*WANTED*`. */
const withoutMarks = (text: string): string =>
  text
    .replace(/[\u00A0\u2007\u2009\u202F]/gu, ' ')
    .replace(marksBefore, '')
    .replace(marksAfter, '')
    .trim();

/** Removes the place of the job from the end of its title. */
function withoutPlace(title: string, place = ''): string {
  for (const each of [place, place.split(',')[0] ?? '']) {
    for (const separator of [', ', ' - ', ' – ', ' in ', ' | ']) {
      const end = `${separator}${each}`;
      const inside = `${end} (`;
      if (each.length > 2 && separator !== ', ' && title.includes(inside)) return title.replace(end, '');
      if (each.length > 2 && title.endsWith(end) && title.length > end.length + 3) return title.slice(0, -end.length);
    }
  }
  return title;
}

/** Reads the fields of a job from the text of an ad, each with the line that says it. */
export function readAdText(pasted: string, { address, pageTitle = null, readOn }: AdTextOptions): Partial<JobAd> {
  const chat = withoutChatMarks(pasted);
  const lines = adLinesOf(chat.text)
    .map((line) => ({ ...line, text: withoutMarks(line.text) }))
    .filter(({ text }) => text !== '' && (!isInterface(text) || text.length > 40 || isLabel(text)));
  const structure = structureOf(lines, chat.speakers);
  const language = guessedLanguage(
    lines
      .filter(({ text }) => text.length > 50)
      .map(({ text }) => text)
      .join('\n') || pasted,
  );
  const labeled = labeledValuesIn(lines);
  const title = findTitle(lines, {
    address,
    pageTitle,
    language,
    employers: employersIn(lines),
    labeled: labeled.get('title') ?? [],
    structure,
  });
  const company = findCompany(lines, { title, labeled: labeled.get('company') ?? [], address, structure });
  const location = findLocation(lines, { title, company, labeled: labeled.get('location') ?? [], structure });
  const host = address !== null && URL.canParse(address) ? new URL(address).hostname : null;
  const dollar = dollarOf({ text: pasted, location: location?.value ?? null, host });
  const country = countryOf({ text: pasted, location: location?.value ?? null, host });
  const currency = ownCurrency(pasted, country, language, dollar);
  const pay = findPay(lines, { dollar, currency, labeled: labeled.get('pay') ?? [] });
  const order = dayOrderOf({
    lines,
    language,
    currency: pay?.value.currency ?? null,
    location: location?.value ?? null,
    host,
  });
  const deadline = findDeadline(lines, { readOn, order, labeled: labeled.get('deadline') ?? [] });
  const workplace = findWorkplace(lines, labeled.get('workplace') ?? []);
  const employment = findEmployment(lines, labeled.get('employmentType') ?? [], title);
  const contact = findContact(lines, company?.value ?? null, structure);
  const sources: Partial<Record<AdField, string>> = {};
  const found = { title, company, location, pay, deadline, workplace, employment, contact } as const;
  for (const [field, each] of Object.entries(found)) {
    const text = each === undefined ? undefined : lines[each.line]?.text;
    if (text !== undefined) sources[field as AdField] = text.slice(0, 300);
  }
  const text = cleanText(pasted).trim();
  return {
    title: title ? withoutPlace(title.value, location?.value) : null,
    company: company?.value ?? null,
    location: location?.value ?? null,
    description: text === '' ? null : text,
    salaryMin: pay?.value.salaryMin ?? null,
    salaryMax: pay?.value.salaryMax ?? null,
    currency: pay?.value.currency ?? null,
    salaryPeriod: pay?.value.salaryPeriod ?? null,
    deadline: deadline?.value.day ?? null,
    deadlineChoices: deadline?.value.choices ?? [],
    workplace: workplace?.value ?? null,
    employmentTypes: employment?.value ?? [],
    contact: contact?.value ?? null,
    benefits: findBenefits(pasted),
    language,
    sources,
  };
}
