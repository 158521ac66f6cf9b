/**
 * Errors that clients are meant to see (product.md §8). Every other error is an incident, which a transport masks and
 * logs.
 */
import { type ErrorCode, noUserFoundMessage } from '../../shared/contracts/errors.ts';

/** A problem with a field. The path starts at the operation's input, as in `accomplishments[2].description`. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** An error that a request gets instead of its result. Every transport shows the message and the code. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[] | undefined;
  /** Numbers that clients act on, such as `retryAfter`. */
  readonly numbers: Readonly<Record<string, number>> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    fields?: readonly FieldProblem[],
    numbers?: Readonly<Record<string, number>>,
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.numbers = numbers;
  }
}

/** Creates the error for an operation that needs a signed-in user. */
export const unauthenticated = (): DomainError => new DomainError('UNAUTHENTICATED', 'Please sign in.');

/** Clients sign the user out on this message (product.md §4). */
export const noUserFound = (): DomainError => new DomainError('NO_USER_FOUND', noUserFoundMessage);

/** The same error for a record that does not exist and for one of another account, so that neither is revealed. */
export const noDataFound = (): DomainError => new DomainError('NO_DATA_FOUND', 'This record does not exist.');

/** Creates an error with all problems. Its message is that of the first, for clients that show one line. */
export function badUserInput(fields: readonly FieldProblem[]): DomainError {
  return new DomainError('BAD_USER_INPUT', fields[0]?.message ?? 'The input is invalid.', fields);
}

/** Creates the error for a request beyond an allowance. `seconds` is the time after which it can be repeated. */
export const tooManyRequests = (seconds: number): DomainError =>
  new DomainError(
    'TOO_MANY_REQUESTS',
    `That was a lot in a short time. Please try again in ${seconds} seconds.`,
    undefined,
    { retryAfter: seconds },
  );

/** What an account stores, and what it may store. */
export interface StorageUse {
  readonly usedBytes: number;
  readonly allowedBytes: number;
}

/** Creates the error for a write that would store more than the account may. */
export const quotaExceeded = ({ usedBytes, allowedBytes }: StorageUse): DomainError =>
  new DomainError(
    'QUOTA_EXCEEDED',
    'There is no room left in your account. Delete something you don’t need, then try again. As a guest, you get more room by creating an account.',
    undefined,
    { usedBytes, allowedBytes },
  );
