import { TypesetError } from './typeset-error.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const maxFileNameLength = 200;

const requestError = (path: string, message: string): TypesetError =>
  new TypesetError(400, 'invalid-request', 'The request is malformed.', [{ path, message }]);

export interface PagesRequestBody {
  /** Chosen by the client, one per document on screen. */
  readonly session: string;
  /** The revision on screen. */
  readonly have: number | null;
  readonly document: unknown;
}

/** Parses the body of a request for pages. Throws a `TypesetError`. */
export function parsePagesRequest(body: unknown): PagesRequestBody {
  if (!isRecord(body)) throw requestError('', 'must be an object');
  const { session, have, document } = body;
  if (typeof session !== 'string' || !uuid.test(session)) throw requestError('session', 'must be a UUID');
  if (have !== null && !Number.isSafeInteger(have)) throw requestError('have', 'must be a revision or null');
  return { session, have: have as number | null, document };
}

export interface PdfRequestBody {
  readonly fileName: string;
  readonly document: unknown;
}

/** Parses the body of a request for a PDF. Throws a `TypesetError`. */
export function parsePdfRequest(body: unknown): PdfRequestBody {
  if (!isRecord(body)) throw requestError('', 'must be an object');
  const { fileName, document } = body;
  if (typeof fileName !== 'string' || fileName.length > maxFileNameLength) {
    throw requestError('fileName', `must be a string of up to ${maxFileNameLength} characters`);
  }
  return { fileName, document };
}
