import type { ErrorReport } from './mount.ts';

/** The phases that a report can name. */
export const reportPhases = [
  'load',
  'mount',
  'render',
  'network',
  'graphql',
] as const satisfies readonly ErrorReport['phase'][];

/** An error report as it is sent to the server's log, without the cause, which may contain anything. */
export type ReportBody = Omit<ErrorReport, 'cause'>;
