import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { errorCodes, type ErrorCode } from '@shared/contracts';

/** The error codes in an answer, in order; an unknown code counts as INTERNAL_SERVER_ERROR. */
export function codesOf(
  errors: readonly { readonly extensions?: Readonly<Record<string, unknown>> | undefined }[],
): ErrorCode[] {
  return errors.map(
    ({ extensions }) => errorCodes.find((code) => code === extensions?.['code']) ?? 'INTERNAL_SERVER_ERROR',
  );
}

/** What a screen can tell a person about a failed request. */
export type RequestFailure = 'network' | 'signed-out' | 'not-found' | 'forbidden' | 'invalid' | 'program';

const failureOfCode: Readonly<Record<ErrorCode, RequestFailure>> = {
  UNAUTHENTICATED: 'signed-out',
  NO_USER_FOUND: 'signed-out',
  NO_DATA_FOUND: 'not-found',
  FORBIDDEN: 'forbidden',
  BAD_USER_INPUT: 'invalid',
  INTERNAL_SERVER_ERROR: 'program',
};

/** The host has no token at the moment and could not say that the session has ended: nothing was sent, and it may pass. */
export class TokenUnavailable extends Error {
  override readonly name = 'TesseraTokenUnavailable';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Network errors and program errors are different species: the first may pass by themselves, the second will not. */
export function requestFailureOf(error: unknown): RequestFailure {
  if (CombinedGraphQLErrors.is(error)) {
    const [code] = codesOf(error.errors);
    return code === undefined ? 'program' : failureOfCode[code];
  }
  if (ServerError.is(error))
    return error.statusCode === 401 ? 'signed-out' : error.statusCode >= 500 ? 'network' : 'program';
  if (ServerParseError.is(error) || error instanceof TokenUnavailable) return 'network';
  return error instanceof TypeError || (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name))
    ? 'network'
    : 'program';
}

/** What the gateway says is wrong with the input, for people to read; undefined when it failed for another reason. */
export const refusalOf = (error: unknown): string | undefined =>
  requestFailureOf(error) === 'invalid' && error instanceof Error ? error.message : undefined;

/** True when the gateway did not accept the bearer token. */
export function isUnauthenticated(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return CombinedGraphQLErrors.is(error) && codesOf(error.errors).includes('UNAUTHENTICATED');
}
