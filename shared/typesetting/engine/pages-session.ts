import type { ComposedDocument } from '../../documents/composed-document.ts';
import { type TypesetAnswer, TypesettingError, type TypesettingSession } from '../typesetter.ts';
import { WorkerExited } from './supervised-worker.ts';
import type { WorkerQueue, WorkerQueueJob, PagesThread } from './worker-queue.ts';
import type { PrepareSource } from './prepare-source.ts';

interface Wanted {
  readonly document: ComposedDocument;
  readonly have: number | null;
  readonly isSecondTry: boolean;
  readonly resolve: (answer: TypesetAnswer) => void;
  readonly reject: (error: Error) => void;
}

export interface PagesSessionOptions {
  readonly lane: WorkerQueue;
  /** The time limit of one drawing in milliseconds, after which the thread is killed. */
  readonly timeLimit: number;
  /** The number of jobs of all sessions in the queue from which a new one is refused as busy. */
  readonly queueLimit: number;
  readonly prepare: PrepareSource;
}

const superseded = (): TypesettingError =>
  new TypesettingError('superseded', 'A newer state of the document was sent before this one was drawn.');

const engineFailure = (error: unknown): TypesettingError =>
  new TypesettingError('engine', error instanceof Error ? error.message : String(error), { cause: error });

/**
 * Creates a session whose drawing is kept in a thread. Of several waiting requests, the newest is drawn and the others
 * are superseded. A thread that does not have the drawing answers with a full one, so losing a thread costs only time.
 */
export function createPagesSession({ lane, timeLimit, queueLimit, prepare }: PagesSessionOptions): TypesettingSession {
  const id = crypto.randomUUID();
  let wanted: Wanted | undefined;
  let queued = false;
  let closed = false;
  /** The thread that holds the drawing, and the number of its latest revision. */
  let drawn: { readonly by: PagesThread; readonly revision: number } | undefined;

  const takeWanted = (): Wanted | undefined => {
    const taken = wanted;
    wanted = undefined;
    return taken;
  };
  const forgetAt = (thread: PagesThread) => {
    if (thread.isAlive()) thread.run({ type: 'forget', session: id }, timeLimit).catch(() => undefined);
  };

  async function draw(thread: PagesThread, { document, have }: Wanted): Promise<[TypesetAnswer, memoryBytes: number]> {
    const base = drawn?.by === thread && drawn.revision === have ? have : null;
    drawn = undefined;
    const { missing, ...source } = await prepare(document);
    const { svg, pageCount, memoryBytes } = await thread.run(
      { type: 'draw', session: id, fresh: base === null, source },
      timeLimit,
    );
    // A new drawing starts at a random number, so that a revision of another process is never mistaken for one of this
    // process.
    const revision = base === null ? Math.floor(Math.random() * 2 ** 40) : base + 1;
    drawn = { by: thread, revision };
    const pages = { revision, svg, pageCount, ...(missing !== '' && { missing }) };
    return [base === null ? { kind: 'full', ...pages } : { kind: 'changes', base, ...pages }, memoryBytes];
  }

  /** A thread can die for a reason unrelated to the document, so a request that was not too slow is tried once more. */
  function fail(request: Wanted, error: unknown): void {
    const again = error instanceof WorkerExited && !error.tooSlow && !request.isSecondTry && !closed;
    if (!again) request.reject(engineFailure(error));
    else if (wanted) request.reject(superseded());
    else {
      wanted = { ...request, isSecondTry: true };
      enqueue();
    }
  }

  const job: WorkerQueueJob = {
    async run(thread) {
      queued = false;
      const request = takeWanted();
      if (!request) return 0;
      try {
        const [answer, memoryBytes] = await draw(thread, request);
        request.resolve(answer);
        return memoryBytes;
      } catch (error) {
        fail(request, error);
        return 0;
      } finally {
        if (closed) forgetAt(thread);
      }
    },
    home: () => drawn?.by,
    cancel: () => takeWanted()?.reject(engineFailure('The engine was stopped.')),
  };
  const enqueue = () => {
    if (queued) return;
    queued = true;
    lane.push(job);
  };

  return {
    typeset(document, have, signal) {
      if (closed) return Promise.reject(engineFailure('The session is closed.'));
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      if (!queued && lane.load() >= queueLimit) {
        return Promise.reject(new TypesettingError('busy', 'Too many documents are waiting to be drawn.'));
      }
      takeWanted()?.reject(superseded());
      const { promise, resolve, reject } = Promise.withResolvers<TypesetAnswer>();
      const request: Wanted = { document, have, isSecondTry: false, resolve, reject };
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
      takeWanted()?.reject(superseded());
      if (drawn) forgetAt(drawn.by);
    },
  };
}
