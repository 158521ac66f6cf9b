import type { FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import type { AccountKey } from '../../../domain/account-key.ts';
import { operationOf } from './operation-name.ts';

/**
 * The error codes for callers who may not do something: they are not signed in, have no account, or their account may
 * not do this.
 */
const denials = ['UNAUTHENTICATED', 'NO_USER_FOUND', 'FORBIDDEN'] as const;
export type Denial = (typeof denials)[number];
/** Called for each request that was denied. `person` is its sender, if that is known. */
export type OnDenial = (code: Denial, person: AccountKey | undefined) => void;

/** The sender of a request. */
export interface Sender {
  /** The ID of the account, if the request has read it. */
  readonly account: string | undefined;
  /** Returns the caller. Only a request without a valid token has none, for which it throws. */
  readonly caller: (() => AccountKey) | undefined;
}

/** Logs once per request that something was denied, and to which account if that is known. */
export function reportDenial(
  errors: readonly GraphQLFormattedError[],
  request: FastifyRequest,
  { account, caller }: Sender,
  onDenial: OnDenial | undefined,
): void {
  const code = denials.find((each) => errors.some(({ extensions }) => extensions?.['code'] === each));
  if (code === undefined) return;
  request.log.info({ operation: operationOf(request), code, account }, 'Access was denied');
  onDenial?.(code, code === 'UNAUTHENTICATED' ? undefined : caller?.());
}
