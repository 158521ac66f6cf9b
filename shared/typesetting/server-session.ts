import type { ComposedDocument } from '../documents/composed-document.ts';
import type { ServerCall } from './server-call.ts';
import { type TypesetAnswer, TypesettingError, type TypesettingSession } from './typesetter.ts';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Parses the service's response; anything unexpected is an error of the service (`engine`). */
function parseTypesetAnswer(value: unknown): TypesetAnswer {
  const { kind, base, revision, svg, pageCount, missing } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (isCount(revision) && typeof svg === 'string' && isCount(pageCount)) {
    const pages = { revision, svg, pageCount, ...(typeof missing === 'string' && { missing }) };
    if (kind === 'full') return { kind, ...pages };
    if (kind === 'changes' && isCount(base)) return { kind, base, ...pages };
  }
  throw new TypesettingError('engine', 'The answer of the service cannot be read.');
}

interface Request {
  readonly document: ComposedDocument;
  readonly have: number | null;
  readonly resolve: (answer: TypesetAnswer) => void;
  readonly reject: (error: Error) => void;
}

const superseded = (): TypesettingError =>
  new TypesettingError('superseded', 'A newer state of the document took its place.');

/**
 * Creates a session on the server with one request at a time. Meanwhile only the newest document waits, so a slow
 * connection delays pages but requests never pile up. A retry sends the newest document.
 */
export function createServerSession(call: ServerCall, session: string = crypto.randomUUID()): TypesettingSession {
  const closing = new AbortController();
  let waiting: Request | undefined;
  let busy = false;
  /**
   * The last answer: a caller that requested a change of its base has its revision on screen by the time of the next
   * request.
   */
  let last: { readonly base: number | null; readonly revision: number } | undefined;

  const basis = ({ have }: Request): number | null => (last && have === last.base ? last.revision : have);

  /** Sends waiting requests until none is left. */
  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    while (waiting) {
      let request = waiting;
      const newest = () => {
        if (waiting && waiting !== request) {
          request.reject(superseded());
          request = waiting;
        }
        waiting = undefined;
        return { session, have: basis(request), document: request.document };
      };
      try {
        const response = await call('/pages', newest, closing.signal);
        const answer = parseTypesetAnswer(await response.json());
        last = { base: request.have, revision: answer.revision };
        request.resolve(answer);
      } catch (error) {
        last = undefined;
        request.reject(error instanceof Error ? error : new TypesettingError('engine', String(error)));
      }
    }
    busy = false;
  }

  return {
    typeset(document, have, signal) {
      if (closing.signal.aborted) return Promise.reject(new TypesettingError('engine', 'The session is closed.'));
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      const { promise, resolve, reject } = Promise.withResolvers<TypesetAnswer>();
      const request: Request = { document, have, resolve, reject };
      // A request that was already sent is not aborted, because the next one builds on its answer.
      signal?.addEventListener('abort', () => {
        if (waiting === request) waiting = undefined;
        reject(signal.reason as Error);
      });
      waiting?.reject(superseded());
      waiting = request;
      void work();
      return promise;
    },
    close() {
      closing.abort(superseded());
      waiting?.reject(superseded());
      waiting = undefined;
    },
  };
}
