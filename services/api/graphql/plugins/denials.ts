import { readFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { operationNamesFile } from '../print-operation-names.ts';

/** Answers that say that somebody may not: nobody is signed in, has no account, or an account that may not do this. */
const denials = ['UNAUTHENTICATED', 'NO_USER_FOUND', 'FORBIDDEN'] as const;
export type Denial = (typeof denials)[number];
/** Told of each request that was refused. */
export type OnDenial = (code: Denial) => void;

const ours = new Set(JSON.parse(readFileSync(operationNamesFile, 'utf8')) as readonly string[]);

/** What was asked, by the name that our pages give it: other names are callers' words, which no log holds. */
function operationOf({ body }: FastifyRequest): string {
  const name = typeof body === 'object' && body !== null && 'operationName' in body ? body.operationName : undefined;
  return typeof name === 'string' && ours.has(name) ? name : 'other';
}

/** Writes down, once a request, that something was refused, and to whose account as far as that is known. */
export function reportDenial(
  errors: readonly GraphQLFormattedError[],
  request: FastifyRequest,
  account: string | undefined,
  onRefusal: OnDenial | undefined,
): void {
  const code = denials.find((each) => errors.some(({ extensions }) => extensions?.['code'] === each));
  if (code === undefined) return;
  request.log.info({ operation: operationOf(request), code, account }, 'Access was denied');
  onRefusal?.(code);
}
