import type { FastifyReply } from 'fastify';

/** Too many: in how many seconds the next try is looked at. */
export interface RetryAfter {
  readonly error: 'too_many_attempts';
  readonly retryAfter: number;
}

/** Refuses with the time in the header that everybody reads, and in the body that our page reads. */
export const replyRetryAfter = (reply: FastifyReply, wait: RetryAfter): FastifyReply =>
  reply.code(429).header('retry-after', wait.retryAfter).send(wait);
