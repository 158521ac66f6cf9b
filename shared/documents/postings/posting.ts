/** The definition of a posting in the job search (decisions.md "Job search"). */

/** Where the work is done. */
export const workplaces = ['onSite', 'hybrid', 'remote'] as const;
export type Workplace = (typeof workplaces)[number];

export const employmentTypes = [
  'fullTime',
  'partTime',
  'contract',
  'temporary',
  'internship',
  'volunteer',
  'other',
] as const;
export type EmploymentType = (typeof employmentTypes)[number];
