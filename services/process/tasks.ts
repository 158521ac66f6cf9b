import type { OnError } from '../platform/telemetry/task-errors.ts';

/** The work in the background of a process. The names are in its log and in its metrics. */
export const tasks = [
  'deletions',
  'feeds',
  'gifts',
  'identity_keys',
  'identity_sweep',
  'job_digests',
  'mail',
  'partners',
  'postings',
  'purge',
  'reset_requests',
  'search_digests',
  'token_bounds',
] as const;

export type Task = (typeof tasks)[number];

/** Returns the function that logs and counts the failures of a task. */
export type TaskErrors = (task: Task) => OnError;
