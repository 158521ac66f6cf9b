import type { EmploymentType, Workplace } from '../job-ad.ts';

/** What a job can be under a field of its conditions; `both` are full or part time, as one likes. */
export const conditionKinds = {
  employmentType: ['fullTime', 'partTime', 'both', 'temporary', 'contract', 'internship', 'volunteer', 'other'],
  workplace: ['onSite', 'hybrid', 'remote'],
} as const satisfies Readonly<{
  employmentType: readonly (EmploymentType | 'both')[];
  workplace: readonly Workplace[];
}>;

export type ConditionField = keyof typeof conditionKinds;
export type ConditionKind<Field extends ConditionField> = (typeof conditionKinds)[Field][number];

export const conditionFields = Object.keys(conditionKinds) as readonly ConditionField[];
