/** How long a host (the shell or a partner's page) waits for code, and how often it tries. */
export interface LoadTiming {
  readonly attempts: number;
  /** The time limit of one attempt, in milliseconds. */
  readonly attemptTimeout: number;
  /**
   * The time limit of all attempts together, in milliseconds, so that a slow network does not multiply the waiting
   * time.
   */
  readonly budget: number;
  /**
   * The delay before the second attempt, in milliseconds. It doubles before each further one, with up to half of it as
   * jitter.
   */
  readonly backOff: number;
}

/** The error of `withTimeout`: the result may still arrive, but it is ignored. */
export class TimeoutError extends Error {
  constructor(milliseconds: number) {
    super(`Not done within ${Math.round(milliseconds)} ms.`);
    this.name = 'TimeoutError';
  }
}

/** Returns the result of the work, or rejects with `TimeoutError` and calls `limit.abort()` when the time is over. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>, limit?: AbortController): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError(milliseconds));
      limit?.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the result of the first attempt that succeeds. Rejects with the cause of the last one when the attempts or
 * the budget are used up, or when `mayPass` says that another attempt would fail the same way. `attempt` receives its
 * number, starting at 1, and a signal that is aborted when its time is over.
 */
export async function withRetries<T>(
  { attempts, attemptTimeout, budget, backOff }: LoadTiming,
  attempt: (count: number, signal: AbortSignal) => Promise<T>,
  mayPass: (cause: unknown) => boolean = () => true,
): Promise<T> {
  const deadline = performance.now() + budget;
  for (let count = 1; ; count += 1) {
    const limit = new AbortController();
    const time = Math.min(attemptTimeout, deadline - performance.now());
    try {
      return await withTimeout(time, attempt(count, limit.signal), limit);
    } catch (cause) {
      const wait = backOff * 2 ** (count - 1) * (1 + Math.random() / 2);
      if (count >= attempts || performance.now() + wait >= deadline || !mayPass(cause)) throw cause;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
