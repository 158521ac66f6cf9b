import { placeWithRegion } from './text/place-forms.ts';
import { cleanText } from '../../../shared/documents/text/clean-text.ts';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { DocumentLanguage } from '../../../shared/documents/words/document-languages.ts';
import { guessedLanguage } from '../../../shared/matching/suggestions/words.ts';
import type { AdField, JobAd } from './job-ad.ts';
import { type AdLine, adLinesOf, isInterface } from '../../../shared/matching/ad-text/ad-lines.ts';
import { findBenefits } from './company/find-benefits.ts';
import { type AdStructure, structureOf, withoutChatMarks } from './text/ad-structure.ts';
import { dayOrderOf } from './text/day-order.ts';
import { findCompany } from './text/find-company.ts';
import { findContact } from './text/find-contact.ts';
import { findEmploymentByRules } from './text/find-employment.ts';
import { amountsOfAd, findPayByRules, type PayOptions } from './text/find-pay.ts';
import { findPay } from './pay/find-pay.ts';
import { findHead } from './heads/find-head.ts';
import { type AdView, viewAd } from './heads/ad-view.ts';
import { findWorkplaceByRules } from './text/find-workplace.ts';
import { countryOf } from './text/country-of.ts';
import { dollarOf, ownCurrency } from './text/dollar.ts';
import { withoutMarks } from './text/without-marks.ts';
import { isLabel, type LabeledField, type LabeledValue, labeledValuesIn } from './text/labeled-values.ts';
import { findDeadline } from './deadline/find-deadline.ts';
import { findCondition } from './conditions/find-condition.ts';
import { findEmployment } from './conditions/find-employment.ts';
import type { FoundByRules } from './conditions/rule-features.ts';
import { viewSentences } from './conditions/view-sentences.ts';
import type { Found } from './text/found.ts';

export interface AdTextOptions {
  /** The address of the page; null if unknown. */
  readonly address: string | null;
  /** The title of the page; null if unknown. */
  readonly pageTitle?: string | null;
  /** The day on which it is read. */
  readonly readOn: PlainDay;
}

interface ConditionSources {
  readonly title: Found<string> | undefined;
  readonly labeled?: ReadonlyMap<LabeledField, readonly LabeledValue[]>;
}

export interface PreparedAd {
  readonly lines: readonly AdLine[];
  readonly structure: AdStructure;
  readonly language: DocumentLanguage;
  readonly view: AdView;
}

/** The lines of an ad with what is known of them before anything is read. */
export function prepareAd(pasted: string, { address, pageTitle = null }: Omit<AdTextOptions, 'readOn'>): PreparedAd {
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
  return { lines, structure, language, view: viewAd(lines, { structure, language, address, pageTitle }) };
}

/** Reads only the title of an ad: without the other fields it takes a fraction of the time. */
export const readTitle = (pasted: string): string | null =>
  findHead('title', prepareAd(pasted, { address: null }).view, {})?.value ?? null;

/** What the rules find of the hours and the workplace. */
export const findConditionsByRules = (
  lines: readonly AdLine[],
  { title, labeled = labeledValuesIn(lines) }: ConditionSources,
): FoundByRules => ({
  employmentType: findEmploymentByRules(lines, labeled.get('employmentType') ?? [], title),
  workplace: findWorkplaceByRules(lines, labeled.get('workplace') ?? []),
});

/** What the head of an ad says, and what money it means. */
export interface ReadHeads {
  readonly title: Found<string> | undefined;
  readonly company: Found<string> | undefined;
  readonly location: Found<string> | undefined;
  /** The location with its region. */
  readonly place: string | null;
  readonly labeled: ReadonlyMap<LabeledField, readonly LabeledValue[]>;
  readonly host: string | null;
  readonly money: PayOptions;
}

/** Reads the title, the employer, and the place of an ad, and from them what its amounts mean. */
export function readHeads(
  pasted: string,
  { lines, structure, language, view }: PreparedAd,
  address: string | null,
): ReadHeads {
  const labeled = labeledValuesIn(lines);
  const title = findHead('title', view, {});
  const companyByRules = findCompany(lines, { title, labeled: labeled.get('company') ?? [], address, structure });
  const company = findHead('company', view, { title, companyByRules });
  const location = findHead('location', view, { title, company });
  const host = address !== null && URL.canParse(address) ? new URL(address).hostname : null;
  const place = location ? placeWithRegion(lines[location.line]?.text ?? '', location.value) : null;
  const dollar = dollarOf({ text: pasted, location: place, host }, language);
  const country = countryOf({ text: pasted, location: place, host });
  const currency = ownCurrency(pasted, country, language, dollar);
  const money = { dollar, currency, country, labeled: labeled.get('pay') ?? [] };
  return { title, company, location, place, labeled, host, money };
}

/** Reads what the other fields depend on: the heads, where the job is, its pay, and in which order its dates are. */
export function readBasics(pasted: string, { address, pageTitle = null }: Omit<AdTextOptions, 'readOn'>) {
  const ad = prepareAd(pasted, { address, pageTitle });
  const { lines, structure, language } = ad;
  const { title, company, location, place, labeled, host, money } = readHeads(pasted, ad, address);
  const amounts = amountsOfAd(lines, money);
  const pay = findPay({ amounts, structure, byRules: findPayByRules(amounts), currency: money.currency });
  const order = dayOrderOf({
    lines,
    language,
    currency: pay?.value.currency ?? null,
    location: place,
    host,
  });
  return { lines, structure, language, title, company, location, place, labeled, pay, order };
}

/** Reads the fields of a job from the text of an ad, each with the line that says it. */
export function readAdText(pasted: string, { address, pageTitle = null, readOn }: AdTextOptions): Partial<JobAd> {
  const { lines, structure, language, title, company, location, place, labeled, pay, order } = readBasics(pasted, {
    ...{ address, pageTitle },
  });
  const deadlineLabels = labeled.get('deadline') ?? [];
  const deadline = findDeadline(lines, structure, { readOn, order, labeled: deadlineLabels });
  const byRules = findConditionsByRules(lines, { title, labeled });
  const sentences = viewSentences(lines, structure);
  const workplace = findCondition('workplace', sentences, byRules);
  const employment = findEmployment(sentences, byRules);
  const contact = findContact(lines, company?.value ?? null, structure);
  const sources: Partial<Record<AdField, string>> = {};
  const found = { title, company, location, pay, deadline, workplace, employment, contact } as const;
  for (const [field, each] of Object.entries(found)) {
    const text = each === undefined ? undefined : lines[each.line]?.text;
    if (text !== undefined) sources[field as AdField] = text.slice(0, 300);
  }
  const text = cleanText(pasted).trim();
  return {
    title: title?.value ?? null,
    company: company?.value ?? null,
    location: place,
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
