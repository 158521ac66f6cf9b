import { readPastedAd } from '../../services/domain/job-ads/extract/read-pasted-ad.ts';
import type { JobAd } from '../../services/domain/job-ads/job-ad.ts';
import type { PlainDay } from '../../shared/documents/jobs/plain-day.ts';
import type { DocumentLanguage } from '../../shared/documents/words/document-languages.ts';
import { demandsOf } from '../../shared/matching/demands/index.ts';
import type { ExpectedFacts } from './read-corpus.ts';
import type { Excerpt, ExcerptKind } from './read-excerpts.ts';
import { type DemandOutcome, type DemandScore, demandScore, scoreDemands } from './score-demands.ts';
import { percent } from './score-text.ts';
import { type FieldOutcome, type ScoredField, scoreFields } from './score-fields.ts';

/** The fields for which the excerpts of a kind are judged. */
const fieldsOf: Readonly<Record<ExcerptKind, readonly (ScoredField & keyof Excerpt)[]>> = {
  pay: ['pay'],
  deadline: ['deadline'],
  employment: ['employmentType', 'workplace'],
  contact: ['contact'],
  head: ['title', 'company', 'location'],
  demands: [],
};

/** The head of an ad for excerpts from further down. */
const heads: Readonly<Record<string, { readonly title: string; readonly company: string }>> = {
  en: { title: 'Office Assistant', company: 'Harbor Lane Services' },
  de: { title: 'Sachbearbeiter (m/w/d)', company: 'Hafenweg Dienste GmbH' },
  fr: { title: 'Assistant administratif (H/F)', company: 'Services du Quai' },
  es: { title: 'Auxiliar administrativo', company: 'Servicios del Puerto' },
};

const noFacts: ExpectedFacts = {
  ...{ readOn: '', address: null, language: '', trade: '', title: null, company: null, location: null, pay: null },
  ...{ workplace: null, employmentType: null, payExtras: [], deadline: null, contact: null, demands: [], benefits: [] },
};

/** Puts an excerpt in the frame of an ad. */
export function frameExcerpt({ kind, language, place = '', company, text }: Excerpt): string {
  const head = heads[language] ?? { title: '', company: '' };
  const employer = typeof company === 'string' ? company : head.company;
  return kind === 'head' ? text : `${head.title}\n${employer}\n${place}\n\n${text}\n`;
}

/** Reads an excerpt in the frame of an ad. */
export const readExcerpt = (excerpt: Excerpt): JobAd =>
  readPastedAd({
    text: frameExcerpt(excerpt),
    ...{ title: null, address: excerpt.address, readOn: excerpt.readOn as PlainDay },
  });

/** The values of which each is right by itself; null is nothing. */
const alternativesOf = (field: ScoredField, value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) return [value];
  const stated = value.filter((each) => each !== null);
  if (field === 'pay' || field === 'deadline' || field === 'contact') return value;
  return stated.length < value.length ? [null, stated] : [stated];
};

/** Compares what was read from an excerpt with what a careful reader finds in it. */
export function scoreExcerpt(excerpt: Excerpt, ad: JobAd): readonly FieldOutcome[] {
  return fieldsOf[excerpt.kind].flatMap((field) => {
    const outcomes = alternativesOf(field, excerpt[field]).flatMap((value) =>
      scoreFields({ ...noFacts, language: excerpt.language, [field]: value }, ad).filter(
        (each) => each.field === field,
      ),
    );
    return outcomes.find(({ outcome }) => outcome === 'right') ?? outcomes[0] ?? [];
  });
}

/** The text of an excerpt below its title. */
export const textOfExcerpt = ({ title, text }: Excerpt): string =>
  `${typeof title === 'string' ? title : ''}\n\n${text}`;

/** Compares the demands that are read from an excerpt with what it asks for. */
export function scoreExcerptDemands(excerpt: Excerpt): DemandOutcome {
  const { language, demands = [] } = excerpt;
  const found = demandsOf(textOfExcerpt(excerpt), language as DocumentLanguage);
  return scoreDemands({ ...noFacts, language, demands }, found);
}

export interface ExcerptShares {
  /** The share of excerpts of which each field is right, in percent. */
  readonly fields: Readonly<Record<string, number>>;
  readonly demands: DemandScore;
}

/** Reads and scores excerpts. */
export function shareExcerpts(excerpts: readonly Excerpt[]): ExcerptShares {
  const outcomes = excerpts
    .filter(({ kind }) => kind !== 'demands')
    .flatMap((excerpt) => scoreExcerpt(excerpt, readExcerpt(excerpt)));
  const fields = [...new Set(outcomes.map(({ field }) => field))].map((field): readonly [string, number] => {
    const own = outcomes.filter((each) => each.field === field);
    return [field, percent(own.filter(({ outcome }) => outcome === 'right').length, own.length)];
  });
  const demands = excerpts.filter(({ kind }) => kind === 'demands').map(scoreExcerptDemands);
  return { fields: Object.fromEntries(fields), demands: demandScore(demands) };
}
