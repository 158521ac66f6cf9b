import type { DocumentProblem } from '../../../shared/documents/parse-resume-document.ts';
import { TypesettingError, type TypesettingFailure } from '../../../shared/typesetting/typesetter.ts';

/** A request that is answered with an error status. It may be thrown anywhere below the routes. */
export class TypesetError extends Error {
  override readonly name = 'TypesetError';
  readonly status: number;
  readonly code: string;
  readonly problems: readonly DocumentProblem[] | undefined;

  constructor(status: number, code: string, message: string, problems?: readonly DocumentProblem[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.problems = problems;
  }
}

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly error: string; readonly message: string; readonly problems?: readonly DocumentProblem[] };
}

const statusOf: Partial<Record<TypesettingFailure, number>> = { busy: 503, superseded: 409 };
/** The seconds after which a client may ask a busy engine again, which works off its queue in about one. */
const retryAfter = '1';

/**
 * Returns the answer to an error. Errors of the framework keep their status. Internal errors are logged and never
 * disclosed.
 */
export function answerTo(error: unknown): ErrorAnswer {
  if (error instanceof TypesetError) {
    const { status, code, message, problems } = error;
    const headers: Record<string, string> = status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {};
    return { status, headers, body: { error: code, message, ...(problems && { problems }) } };
  }
  if (error instanceof TypesettingError && statusOf[error.failure] !== undefined) {
    const status = statusOf[error.failure] ?? 500;
    const headers: Record<string, string> = status === 503 ? { 'Retry-After': retryAfter } : {};
    return { status, headers, body: { error: error.failure, message: error.message } };
  }
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const code = statusCode === 413 ? 'too-large' : 'invalid-request';
    return {
      status: statusCode,
      headers: {},
      body: { error: code, message: message ?? 'The request is malformed.' },
    };
  }
  return { status: 500, headers: {}, body: { error: 'engine', message: 'The pages could not be created.' } };
}
