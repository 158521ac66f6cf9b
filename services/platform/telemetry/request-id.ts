import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const requestIdHeader = 'x-request-id';

/** Nothing that could end a line of the log or a comment of SQL. */
const shape = /^[\w-]{8,64}$/;

/** The id that a browser or a balancer gave to a request, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && shape.test(given) ? given : randomUUID();
}
