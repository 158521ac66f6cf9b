import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance, Counter } from './counter.ts';

/** Creates a counter of this process alone, for what is too frequent to be written to the database each time. */
export function createProcessCounter(allowance: Allowance): Counter {
  const limiter = new RateLimiterMemory(allowance);
  return async (...parts) => {
    try {
      await limiter.consume(parts.join('\n'));
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  };
}
