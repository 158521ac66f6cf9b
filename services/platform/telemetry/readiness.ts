import { inTime } from './in-time.ts';
import type { Reports } from './log.ts';

/** Whether a process can serve requests: `unavailable` means that the database does not answer. */
export type ReadyStatus = 'ok' | 'draining' | 'unavailable';

export interface ReadinessOptions {
  /** Rejects when a dependency of this process cannot be reached. */
  readonly check?: (() => Promise<unknown>) | undefined;
  /** Whether the process is about to end. */
  readonly isDraining: () => boolean;
  readonly log: Reports;
}

/** Asks whether this process can serve requests. */
export type AskReadiness = () => Promise<ReadyStatus>;

/**
 * Creates the question that health probes and the metrics ask. Probes arrive every few seconds, so only a change is
 * logged, with its reason.
 */
export function createReadiness({ check, isDraining, log }: ReadinessOptions): AskReadiness {
  let unavailableSince: number | undefined;
  return async () => {
    if (isDraining()) return 'draining';
    try {
      if (check) await inTime(check());
    } catch (error) {
      if (unavailableSince === undefined) log.error(error, 'The process is not ready');
      unavailableSince ??= performance.now();
      return 'unavailable';
    }
    if (unavailableSince !== undefined) {
      const seconds = Math.round((performance.now() - unavailableSince) / 1000);
      log.warn({ seconds }, 'The process is ready again');
      unavailableSince = undefined;
    }
    return 'ok';
  };
}
