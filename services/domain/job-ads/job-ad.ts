import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { Salary } from '../../../shared/documents/jobs/read-salary.ts';
import type { EmploymentType, Workplace } from '../../../shared/documents/postings/posting.ts';

export type { EmploymentType, Workplace } from '../../../shared/documents/postings/posting.ts';

/** The person, or the department, to whom questions and applications go. */
export interface AdContact {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** A field of an ad for which the line that says it is known. */
export const adFields = [
  ...(['title', 'company', 'location', 'pay', 'deadline', 'workplace', 'employment', 'contact'] as const),
] as const;
export type AdField = (typeof adFields)[number];

/** The extracted fields of a job; null for those that were not found. */
export interface JobAd extends Salary {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly link: string | null;
  readonly description: string | null;
  readonly source: string | null;
  readonly deadline: PlainDay | null;
  /** The readings of a deadline whose order of day and month the ad does not tell, earliest first; usually empty. */
  readonly deadlineChoices: readonly PlainDay[];
  readonly workplace: Workplace | null;
  readonly employmentTypes: readonly EmploymentType[];
  readonly contact: AdContact | null;
  /** What the company offers besides pay, in the ad's words. */
  readonly benefits: readonly string[];
  /** Primary subtag. */
  readonly language: string | null;
  /** The line of the text that each field came from. */
  readonly sources: Readonly<Partial<Record<AdField, string>>>;
}

export const noAd: JobAd = {
  ...{ title: null, company: null, location: null, link: null, description: null, source: null, deadline: null },
  ...{ salaryMin: null, salaryMax: null, currency: null, salaryPeriod: null, deadlineChoices: [], workplace: null },
  ...{ employmentTypes: [], contact: null, benefits: [], language: null, sources: {} },
};

const salaryFields = ['salaryMin', 'salaryMax', 'currency', 'salaryPeriod'] as const;

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Combines ads: each field comes from the first ad that has it. A salary is taken as a whole from one of them, and a
 * deadline with its possible readings.
 */
export function combineAds(...ads: readonly Partial<JobAd>[]): JobAd {
  const result: Record<string, unknown> = { ...noAd };
  const withSalary = ads.find(({ salaryMin, salaryMax }) => typeof (salaryMin ?? salaryMax) === 'number');
  const withDeadline = ads.find(
    ({ deadline, deadlineChoices = [] }) => !isEmpty(deadline ?? null) || !isEmpty(deadlineChoices),
  );
  for (const ad of ads) {
    for (const [key, value] of Object.entries(ad)) {
      if (key === 'sources') continue;
      const owner = (salaryFields as readonly string[]).includes(key)
        ? withSalary
        : key.startsWith('deadline')
          ? withDeadline
          : ad;
      if (isEmpty(result[key]) && !isEmpty(value) && owner === ad) result[key] = value;
    }
  }
  const sources: Record<string, string> = {};
  for (const ad of ads) for (const [field, text] of Object.entries(ad.sources ?? {})) sources[field] ??= text;
  return { ...(result as unknown as JobAd), sources };
}
