import type { Reports } from './log.ts';

export type OnError = (error: unknown) => void;

export interface TaskErrorsOptions {
  readonly log: Pick<Reports, 'error'>;
  /** The name of the task, which is a label of a metric. */
  readonly task: string;
  /** Counts every failure, for the metrics. */
  readonly count?: ((task: string) => void) | undefined;
  /** The current time in milliseconds. Only tests change it. */
  readonly now?: () => number;
}

/** Milliseconds for which a task that fails for the same reason is not logged again. */
export const repeatAfterMs = 10 * 60_000;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Returns what two failures for the same reason have in common: the deepest cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return `${error.name} ${codeOf(error) || error.message}`;
}

/**
 * Creates a function that logs the failures of a background task. Tasks are tried again every few seconds, so one that
 * fails for the same reason again is only counted, and logged once in ten minutes with the number of failures between.
 */
export function createTaskErrors({ log, task, count, now = () => performance.now() }: TaskErrorsOptions): OnError {
  let last: { readonly reason: string; readonly at: number } | undefined;
  let repeated = 0;
  return (error) => {
    count?.(task);
    const reason = reasonOf(error);
    if (last?.reason === reason && now() - last.at < repeatAfterMs) {
      repeated += 1;
      return;
    }
    log.error({ task, ...(repeated > 0 && { repeated }), err: error }, 'A background task failed');
    last = { reason, at: now() };
    repeated = 0;
  };
}
