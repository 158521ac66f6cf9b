/** The definition of a tracked job, shared by the tracker, the gateway, and the importers of job tables. */
export * from './currency.ts';
export * from './job-limits.ts';
export * from './job-link.ts';
export * from './job.ts';
export * from './plain-day.ts';
export * from './read-salary.ts';
export * from './job-matcher.ts';
