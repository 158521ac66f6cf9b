import type { Salary } from '../../../shared/documents/jobs/read-salary.ts';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';

/** The extracted fields of a job; null for those that were not found. */
export interface JobAd extends Salary {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly link: string | null;
  readonly description: string | null;
  readonly source: string | null;
  readonly deadline: PlainDay | null;
}

export const noAd: JobAd = {
  ...{ title: null, company: null, location: null, link: null, description: null, source: null, deadline: null },
  ...{ salaryMin: null, salaryMax: null, currency: null, salaryPeriod: null },
};

const salaryFields = ['salaryMin', 'salaryMax', 'currency', 'salaryPeriod'] as const;

/** Combines ads: each field comes from the first ad that has it. A salary is taken as a whole from one of them. */
export function combineAds(...ads: readonly Partial<JobAd>[]): JobAd {
  const result: Record<string, unknown> = { ...noAd };
  const withSalary = ads.find(({ salaryMin, salaryMax }) => typeof (salaryMin ?? salaryMax) === 'number');
  for (const ad of [withSalary ?? {}, ...ads]) {
    for (const [key, value] of Object.entries(ad)) {
      const ofSalary = (salaryFields as readonly string[]).includes(key);
      if (result[key] === null && value !== null && value !== '' && (!ofSalary || ad === withSalary))
        result[key] = value;
    }
  }
  return result as unknown as JobAd;
}
