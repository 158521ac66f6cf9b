import type { loadJobsCsv } from '@shared/exporters';

/** The code for tables, which comes when somebody has one. */
export type JobsCsv = Awaited<ReturnType<typeof loadJobsCsv>>;

export type JobTable = Extract<Awaited<ReturnType<JobsCsv['readJobsFile']>>, { readonly ok: true }>['tables'][number];
export type ColumnMatch = ReturnType<JobsCsv['matchColumns']>;
export type JobsPlan = ReturnType<JobsCsv['planJobs']>;
export type PlannedJob = JobsPlan['jobs'][number]['job'];
export type JobField = JobsCsv['jobFields'][number];

/** The field that a column holds; undefined when it is left out. */
export const fieldOf = (match: ColumnMatch, column: number): JobField | undefined =>
  (Object.entries(match) as [JobField, number][]).find(([, at]) => at === column)?.[0];

/** The match with a column for another field, or for none. A field has one column: another gives way. */
export function rematched(match: ColumnMatch, column: number, field: JobField | undefined): ColumnMatch {
  const others = Object.entries(match).filter(([name, at]) => at !== column && name !== field);
  return Object.fromEntries(field === undefined ? others : [...others, [field, column]]);
}
