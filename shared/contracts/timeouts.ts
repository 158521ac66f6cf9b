/** How long a host, the shell or a partner's page, waits for code, and how often it asks. */
export interface LoadTiming {
  readonly attempts: number;
  /** Milliseconds for one attempt. */
  readonly attemptTimeout: number;
  /** Milliseconds for all attempts together: a slow network must not be waited for three times over. */
  readonly budget: number;
  /** Milliseconds before the second attempt; doubled before each further one, with up to half of it as jitter. */
  readonly backOff: number;
}

/** What `within` rejects with: the answer may still come, but nobody waits for it any more. */
export class TooSlow extends Error {
  constructor(milliseconds: number) {
    super(`Not done within ${Math.round(milliseconds)} ms.`);
    this.name = 'TooSlow';
  }
}

/** The work's outcome, or a rejection with `TooSlow`, and `limit.abort()`, when it has not come in so many milliseconds. */
export async function within<T>(milliseconds: number, work: Promise<T>, limit?: AbortController): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TooSlow(milliseconds));
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
 * The outcome of the first attempt that succeeds. Rejects with the cause of the last one when the attempts or the budget
 * are used up, or where `mayPass` says that another attempt would end the same. `attempt` is told which one it is, from 1,
 * and its signal is aborted when its time is over.
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
      return await within(time, attempt(count, limit.signal), limit);
    } catch (cause) {
      const wait = backOff * 2 ** (count - 1) * (1 + Math.random() / 2);
      if (count >= attempts || performance.now() + wait >= deadline || !mayPass(cause)) throw cause;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
