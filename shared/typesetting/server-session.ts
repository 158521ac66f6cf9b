import type { ComposedDocument } from '../documents/composed-document.ts';
import { parseTypesetAnswer } from './parse-typeset-answer.ts';
import type { ServerCall } from './server-call.ts';
import { type TypesetAnswer, TypesettingError, type TypesettingSession } from './typesetter.ts';

interface Request {
  readonly document: ComposedDocument;
  readonly have: number | null;
  readonly resolve: (answer: TypesetAnswer) => void;
  readonly reject: (error: Error) => void;
}

const superseded = (): TypesettingError =>
  new TypesettingError('superseded', 'A newer state of the document took its place.');

/**
 * A session on the server with one request on its way at a time: while it is, only the newest document waits, so that a
 * slow line delays pages but never piles up requests. A request that must be repeated is repeated with the newest one.
 */
export function createServerSession(call: ServerCall, session: string = crypto.randomUUID()): TypesettingSession {
  const closing = new AbortController();
  let waiting: Request | undefined;
  let busy = false;
  /** The last answer: whoever asked from its base has its revision on screen by the time of the next. */
  let last: { readonly base: number | null; readonly revision: number } | undefined;

  const basis = ({ have }: Request): number | null => (last && have === last.base ? last.revision : have);

  /** Sends what waits until nothing does. */
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
      // An answer that is already on its way is let pass: the next request builds on it.
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
