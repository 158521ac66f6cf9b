import type { loadJobsCsv } from '@shared/exporters';

/** The module that reads tables, which is loaded only when it is needed. */
export type JobsCsv = Awaited<ReturnType<typeof loadJobsCsv>>;

export type JobTable = Extract<Awaited<ReturnType<JobsCsv['readJobsFile']>>, { readonly ok: true }>['tables'][number];
export type ColumnMatch = ReturnType<JobsCsv['matchColumns']>;
export type JobsPlan = ReturnType<JobsCsv['planJobs']>;
export type PlannedJob = JobsPlan['jobs'][number]['job'];
export type UnclearDay = NonNullable<JobsPlan['unclearDay']>;
export type DayOrder = NonNullable<JobTable['dayOrder']>;
export type JobField = JobsCsv['jobFields'][number];

/** Returns the field that a column maps to; undefined if the column is skipped. */
export const fieldOf = (match: ColumnMatch, column: number): JobField | undefined =>
  (Object.entries(match) as [JobField, number][]).find(([, at]) => at === column)?.[0];

/** Maps a column to another field or to none. A field has one column, so its previous column is unmapped. */
export function rematched(match: ColumnMatch, column: number, field: JobField | undefined): ColumnMatch {
  const others = Object.entries(match).filter(([name, at]) => at !== column && name !== field);
  return Object.fromEntries(field === undefined ? others : [...others, [field, column]]);
}
