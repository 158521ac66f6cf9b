import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { errorCodes, type ErrorCode } from '@shared/contracts';

/** Returns the error codes of a result, in order; an unknown code counts as INTERNAL_SERVER_ERROR. */
export function codesOf(
  errors: readonly { readonly extensions?: Readonly<Record<string, unknown>> | undefined }[],
): ErrorCode[] {
  return errors.map(
    ({ extensions }) => errorCodes.find((code) => code === extensions?.['code']) ?? 'INTERNAL_SERVER_ERROR',
  );
}

/** The kinds of failed requests that a screen distinguishes for the user. */
export type RequestFailure =
  'network' | 'signed-out' | 'not-found' | 'forbidden' | 'invalid' | 'too-many' | 'full' | 'program';

const failureOfCode: Readonly<Record<ErrorCode, RequestFailure>> = {
  UNAUTHENTICATED: 'signed-out',
  NO_USER_FOUND: 'signed-out',
  NO_DATA_FOUND: 'not-found',
  FORBIDDEN: 'forbidden',
  BAD_USER_INPUT: 'invalid',
  TOO_MANY_REQUESTS: 'too-many',
  QUOTA_EXCEEDED: 'full',
  INTERNAL_SERVER_ERROR: 'program',
};

/**
 * The host has no token at the moment, but the session may not have ended: nothing was sent, and a retry may succeed.
 */
export class TokenUnavailable extends Error {
  override readonly name = 'TesseraTokenUnavailable';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * The API could not be reached, or its response broke off. Browsers throw a TypeError then, as they do for mistakes in
 * our own code and for functions that they lack, which must not be blamed on the connection.
 */
export class NetworkFault extends Error {
  override readonly name = 'TesseraNetworkFault';
}

/** Classifies an error. Network errors may go away on their own; program errors will not. */
export function requestFailureOf(error: unknown): RequestFailure {
  if (CombinedGraphQLErrors.is(error)) {
    const [code] = codesOf(error.errors);
    return code === undefined ? 'program' : failureOfCode[code];
  }
  if (ServerError.is(error))
    return error.statusCode === 401 ? 'signed-out' : error.statusCode >= 500 ? 'network' : 'program';
  if (ServerParseError.is(error) || error instanceof TokenUnavailable || error instanceof NetworkFault)
    return 'network';
  return error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name) ? 'network' : 'program';
}

/**
 * Returns the API's message about invalid input, too many requests, or a full account, for people to read; undefined
 * when the request failed for another reason.
 */
export const refusalOf = (error: unknown): string | undefined =>
  ['invalid', 'too-many', 'full'].includes(requestFailureOf(error)) && error instanceof Error
    ? error.message
    : undefined;

/** Returns the number of seconds after which the API accepts the request; undefined if it named none. */
export function retryAfterOf(error: unknown): number | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const seconds = error.errors[0]?.extensions?.['retryAfter'];
  return typeof seconds === 'number' ? seconds : undefined;
}

/** Returns true when the API did not accept the bearer token. */
export function isUnauthenticated(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return CombinedGraphQLErrors.is(error) && codesOf(error.errors).includes('UNAUTHENTICATED');
}

/** Returns the data of a result. Throws for a result with neither data nor an error, which violates the protocol. */
export function dataOf<Data>({ data }: { readonly data?: Data | null | undefined }): Data {
  if (data === undefined || data === null) throw new Error('The gateway answered without data.');
  return data;
}
