/**
 * Errors that clients are meant to see (product.md §8). Everything else that is thrown is an incident, which a transport
 * masks and logs.
 */
import { type ErrorCode, noUserFoundMessage } from '../../shared/contracts/errors.ts';

/** What is wrong with a field. The path starts at the operation's input: `accomplishments[2].description`. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** An answer that a request gets instead of its result. Every transport shows the message and the code. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[] | undefined;

  constructor(code: ErrorCode, message: string, fields?: readonly FieldProblem[]) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

export const unauthenticated = (): DomainError => new DomainError('UNAUTHENTICATED', 'Please sign in.');

/** product.md §4: this message signs the user out. */
export const noUserFound = (): DomainError => new DomainError('NO_USER_FOUND', noUserFoundMessage);

/** One answer for what does not exist and for what is somebody else's. */
export const noDataFound = (): DomainError => new DomainError('NO_DATA_FOUND', 'This record does not exist.');

/** The message is the first problem's, for clients that show one line. */
export function badUserInput(fields: readonly FieldProblem[]): DomainError {
  return new DomainError('BAD_USER_INPUT', fields[0]?.message ?? 'The input is invalid.', fields);
}
