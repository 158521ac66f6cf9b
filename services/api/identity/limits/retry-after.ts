import type { FastifyReply } from 'fastify';

/** The answer to too many attempts, with the seconds until the next one is allowed. */
export interface RetryAfter {
  readonly error: 'too_many_attempts';
  readonly retryAfter: number;
}

/** Refuses with the time in the standard header and in the body, which our page reads. */
export const replyRetryAfter = (reply: FastifyReply, wait: RetryAfter): FastifyReply =>
  reply.code(429).header('retry-after', wait.retryAfter).send(wait);
