import type { ErrorReport } from './mount.ts';

/** Every phase that a report can name. */
export const reportPhases = [
  'load',
  'mount',
  'render',
  'network',
  'graphql',
] as const satisfies readonly ErrorReport['phase'][];

/** An error report on its way to the server's log: without the cause, which may hold anything. */
export type ReportBody = Omit<ErrorReport, 'cause'>;
