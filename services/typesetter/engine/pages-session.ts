import { randomInt, randomUUID } from 'node:crypto';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { toTemplateData } from '../../../shared/typesetting/template-data.ts';
import { templateOf } from '../../../shared/typesetting/templates.ts';
import {
  type TypesetAnswer,
  TypesettingError,
  type TypesettingSession,
} from '../../../shared/typesetting/typesetter.ts';
import { HelperLost } from './helper.ts';
import type { Lane, PagesThread } from './lane.ts';
import type { PagesAnswer } from './pages-messages.ts';

interface Wanted {
  readonly document: ComposedDocument;
  readonly have: number | null;
  readonly resolve: (answer: TypesetAnswer) => void;
  readonly reject: (error: Error) => void;
}

export interface PagesSessionOptions {
  readonly lane: Lane;
  /** Milliseconds for one drawing; then the thread is killed. */
  readonly timeLimit: number;
  /** Jobs of all sessions on the lane beyond which a new one is refused as busy. */
  readonly queueLimit: number;
}

const superseded = (): TypesettingError =>
  new TypesettingError('superseded', 'A newer state of the document was sent before this one was drawn.');

const engineFailure = (error: unknown): TypesettingError =>
  new TypesettingError('engine', error instanceof Error ? error.message : String(error), { cause: error });

/**
 * A session whose drawing lives in a thread. Of several requests that wait, the newest is drawn and the others are
 * superseded. A thread that does not know the drawing answers with a full one, so losing it costs only time.
 */
export function createPagesSession({ lane, timeLimit, queueLimit }: PagesSessionOptions): TypesettingSession {
  const id = randomUUID();
  let wanted: Wanted | undefined;
  let queued = false;
  let closed = false;
  /** The thread that holds the drawing, and the number of its last revision. */
  let drawn: { readonly by: PagesThread; readonly revision: number } | undefined;

  async function draw(thread: PagesThread, { document, have }: Wanted): Promise<[TypesetAnswer, PagesAnswer]> {
    const base = drawn?.by === thread && drawn.revision === have ? have : null;
    drawn = undefined;
    const template = templateOf(document.design.template).name;
    const data = JSON.stringify(toTemplateData(document));
    const answer = await thread.run({ type: 'draw', session: id, fresh: base === null, template, data }, timeLimit);
    // A new drawing begins at a random number, so that a revision of another process is never taken for one of this.
    const revision = base === null ? randomInt(2 ** 40) : base + 1;
    drawn = { by: thread, revision };
    const { svg, pageCount } = answer;
    return [
      base === null ? { kind: 'full', revision, svg, pageCount } : { kind: 'changes', base, revision, svg, pageCount },
      answer,
    ];
  }

  const job = {
    async run(thread: PagesThread): Promise<number> {
      queued = false;
      const request = wanted;
      wanted = undefined;
      if (!request) return 0;
      try {
        const [answer, { memoryBytes }] = await draw(thread, request);
        request.resolve(answer);
        return memoryBytes;
      } catch (error) {
        const mayBeBetterAgain = error instanceof HelperLost && !error.tooSlow && !retried.has(request) && !closed;
        if (mayBeBetterAgain && wanted === undefined) {
          retried.add(request);
          wanted = request;
          enqueue();
        } else if (mayBeBetterAgain) request.reject(superseded());
        else request.reject(engineFailure(error));
        return 0;
      } finally {
        if (closed) forgetAt(thread);
      }
    },
    cancel(): void {
      wanted?.reject(engineFailure('The engine was stopped.'));
      wanted = undefined;
    },
  };
  /** A thread can die under a document that is not to blame: each request is tried on a second thread once. */
  const retried = new WeakSet<Wanted>();

  const enqueue = () => {
    if (queued) return;
    queued = true;
    lane.push(job);
  };
  const forgetAt = (thread: PagesThread) => {
    if (thread.isAlive()) thread.run({ type: 'forget', session: id }, timeLimit).catch(() => undefined);
  };

  return {
    typeset(document, have, signal) {
      if (closed) return Promise.reject(engineFailure('The session is closed.'));
      signal?.throwIfAborted();
      if (!queued && lane.load() >= queueLimit) {
        return Promise.reject(new TypesettingError('busy', 'Too many documents are waiting to be drawn.'));
      }
      wanted?.reject(superseded());
      const { promise, resolve, reject } = Promise.withResolvers<TypesetAnswer>();
      const request: Wanted = { document, have, resolve, reject };
      wanted = request;
      signal?.addEventListener('abort', () => {
        if (wanted === request) wanted = undefined;
        reject(signal.reason as Error);
      });
      enqueue();
      return promise;
    },
    close() {
      if (closed) return;
      closed = true;
      wanted?.reject(superseded());
      wanted = undefined;
      if (drawn) forgetAt(drawn.by);
    },
  };
}
