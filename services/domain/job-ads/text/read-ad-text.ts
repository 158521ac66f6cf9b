import { cleanText } from '../../../../shared/documents/text/clean-text.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { guessedLanguage } from '../../../../shared/matching/suggestions/words.ts';
import type { AdField, JobAd } from '../job-ad.ts';
import { adLinesOf, isControl } from './ad-lines.ts';
import { dayOrderOf } from './day-order.ts';
import { employersIn, findCompany } from './find-company.ts';
import { findContact } from './find-contact.ts';
import { findDeadline } from './find-deadline.ts';
import { findEmployment } from './find-employment.ts';
import { findLocation } from './find-location.ts';
import { findPay } from './find-pay.ts';
import { findTitle } from './find-title.ts';
import { findWorkplace } from './find-workplace.ts';
import { dollarOf } from './dollar.ts';
import { isLabel, labeledValuesIn } from './labeled-values.ts';

export interface AdTextOptions {
  /** The address of the page; null if unknown. */
  readonly address: string | null;
  /** The title of the page; null if unknown. */
  readonly pageTitle?: string | null;
  /** The day on which it is read. */
  readonly readOn: PlainDay;
}

/** Removes the place of the job from the end of its title. */
function withoutPlace(title: string, place = ''): string {
  for (const each of [place, place.split(',')[0] ?? '']) {
    for (const separator of [', ', ' - ', ' – ', ' in ', ' | ']) {
      const end = `${separator}${each}`;
      if (each.length > 2 && title.endsWith(end) && title.length > end.length + 3) return title.slice(0, -end.length);
    }
  }
  return title;
}

/** Reads the fields of a job from the text of an ad, each with the line that says it. */
export function readAdText(pasted: string, { address, pageTitle = null, readOn }: AdTextOptions): Partial<JobAd> {
  const all = adLinesOf(pasted);
  const lines = all.filter(({ text }) => !isControl(text) || text.length > 40 || isLabel(text));
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
  });
  const company = findCompany(lines, { title, labeled: labeled.get('company') ?? [], address });
  const location = findLocation(lines, { title, company, labeled: labeled.get('location') ?? [] });
  const host = address !== null && URL.canParse(address) ? new URL(address).hostname : null;
  const dollar = dollarOf({ text: pasted, location: location?.value ?? null, host });
  const pay = findPay(lines, { dollar, labeled: labeled.get('pay') ?? [] });
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
  const contact = findContact(lines, company?.value ?? null);
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
    language,
    sources,
  };
}
