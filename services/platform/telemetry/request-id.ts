import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const requestIdHeader = 'x-request-id';

/** Matches only characters that cannot end a log line or an SQL comment. */
const shape = /^[\w-]{8,64}$/;

/** Returns the id that a browser or load balancer assigned to a request, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const header = headers[requestIdHeader];
  return typeof header === 'string' && shape.test(header) ? header : randomUUID();
}
