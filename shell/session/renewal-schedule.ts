/** A token is renewed when less than this is left of it, in milliseconds. */
export const renewalMargin = 60_000;

/**
 * A random delay in milliseconds, so that tabs do not all wake at once: the first one renews, and the others find its
 * token.
 */
const spread = 10_000;
const firstRetry = 5_000;
const maxRetryMs = 60_000;
/** Browser timers overflow at 25 days; checking in between costs nothing. */
const maxWaitMs = 3_600_000;

export interface ScheduleOptions {
  /** Returns the milliseconds until the token expires; undefined while signed out. */
  readonly remaining: () => number | undefined;
  /** Renews the token; rejects when that must be retried. */
  readonly renew: () => Promise<void>;
}

export interface RenewalSchedule {
  /** Reschedules after the token has changed. */
  update(): void;
  stop(): void;
}

const isAway = (): boolean => document.visibilityState === 'hidden';

/**
 * Renews ahead of expiry as long as the page is visible. A hidden page pauses, and catches up as soon as it is visible.
 * One that the browser calls offline does not: a provider on the same machine or behind a tunnel may well answer, and a
 * request without a network fails at once.
 */
export function startRenewalSchedule({ remaining, renew }: ScheduleOptions): RenewalSchedule {
  let timer: number | undefined;
  let retry = firstRetry;
  let isRenewing = false;
  let isStopped = false;

  const wait = (milliseconds: number): void => {
    window.clearTimeout(timer);
    if (isStopped) return;
    timer = window.setTimeout(look, milliseconds);
  };

  function look(): void {
    window.clearTimeout(timer);
    const left = remaining();
    if (isStopped || isRenewing || left === undefined || isAway()) return;
    if (left > renewalMargin) {
      wait(Math.min(left - renewalMargin + Math.random() * spread, maxWaitMs));
      return;
    }
    isRenewing = true;
    renew().then(
      () => {
        isRenewing = false;
        retry = firstRetry;
        // Waits even then, in case a provider issues tokens with a lifetime shorter than the margin.
        wait(firstRetry);
      },
      () => {
        isRenewing = false;
        wait(retry);
        retry = Math.min(retry * 2, maxRetryMs);
      },
    );
  }

  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  look();
  return {
    update: look,
    stop() {
      isStopped = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    },
  };
}
