/** What a tracked job is: the same for the tracker, the gateway and the files that jobs come from. */
export * from './currency.ts';
export * from './job-limits.ts';
export * from './job-link.ts';
export * from './job.ts';
export * from './plain-day.ts';
export * from './read-salary.ts';
export * from './same-job.ts';
