import type { ComposedDocument } from '../../documents/composed-document.ts';
import { TypesettingError, type TypesettingSession } from '../typesetter.ts';
import { createWorkerQueue, type WorkerQueue, type WorkerQueueOptions } from './worker-queue.ts';
import { createPagesSession } from './pages-session.ts';
import type { PrepareSource } from './prepare-source.ts';

export interface ThreadLimits {
  /** Threads that draw. One serves 20 people who type without a pause. */
  readonly threads?: number;
  /** Milliseconds that one drawing may take. */
  readonly timeLimit?: number;
  /** Bytes of WebAssembly memory at which a thread is replaced, besides those for its sessions. */
  readonly memoryLimit?: number;
  /** Documents waiting for one thread beyond which new ones are refused. */
  readonly queueLimit?: number;
  /** Milliseconds without any session after which the threads' memory is given back. */
  readonly restAfter?: number;
}

export interface ThreadedEngineOptions extends ThreadLimits {
  /** Starts a thread that answers as `serve-pages.ts` does. */
  readonly startThread: WorkerQueueOptions['startThread'];
  readonly prepare: PrepareSource;
}

/** A lane and the number of sessions that live in its thread. */
interface Home {
  readonly lane: WorkerQueue;
  sessions: number;
}

export interface ThreadedEngine {
  /** `headshot`: see `PrepareSource`. */
  open(headshot?: Uint8Array): TypesettingSession;
  /** A session in a thread for those whose documents have taken too long: whatever they do there, nobody else waits. */
  openApart(): TypesettingSession;
  /** A PDF by the compiler that draws the pages, between two drawings. Rejects with `TypesettingError`. */
  pdf(document: ComposedDocument): Promise<Uint8Array>;
  /** Starts all threads, so that the first document is not the one that waits. */
  warm(): Promise<void>;
  stop(): void;
}

/** Bytes: replacing a thread costs each of its sessions a full drawing, so many sessions get more time between two. */
const memoryPerSession = 16 * 1024 * 1024;

/** Milliseconds that one drawing may take where nothing else is asked for. */
export const defaultDrawingTime = 5_000;

/** Draws pages in threads, each with many sessions. Threads start with the first work and end when nobody is left. */
export function createThreadedEngine({
  startThread,
  prepare,
  threads = 1,
  timeLimit = defaultDrawingTime,
  memoryLimit = 256 * 1024 * 1024,
  queueLimit = 60,
  restAfter = 10 * 60_000,
}: ThreadedEngineOptions): ThreadedEngine {
  const openHome = (): Home => {
    const limit = (): number => memoryLimit + home.sessions * memoryPerSession;
    const home: Home = { sessions: 0, lane: createWorkerQueue({ startThread, memoryLimit: limit }) };
    return home;
  };
  const lanes = Array.from({ length: threads }, openHome);
  const apart = openHome();
  const all = [...lanes, apart];
  const quietest = (): Home => lanes.reduce((least, each) => (each.sessions < least.sessions ? each : least));
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  const restLater = () => {
    if (all.some(({ sessions }) => sessions > 0)) return;
    clearTimeout(restTimer);
    restTimer = setTimeout(() => all.forEach(({ lane }) => lane.rest()), restAfter);
    // In Node, where a timer is an object, it must not keep the process alive.
    if (typeof restTimer === 'object') restTimer.unref();
  };

  function openAt(home: Home, headshot?: Uint8Array): TypesettingSession {
    clearTimeout(restTimer);
    home.sessions += 1;
    const session = createPagesSession({
      lane: home.lane,
      timeLimit,
      queueLimit,
      prepare: (document) => prepare(document, headshot),
    });
    let open = true;
    return {
      typeset: (document, have, signal) => session.typeset(document, have, signal),
      close() {
        if (!open) return;
        open = false;
        session.close();
        home.sessions -= 1;
        restLater();
      },
    };
  }

  return {
    open: (headshot) => openAt(quietest(), headshot),
    openApart: () => openAt(apart),
    async pdf(document) {
      const { template, data, picture } = await prepare(document);
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      const fail = (error: unknown) =>
        reject(
          new TypesettingError('engine', error instanceof Error ? error.message : String(error), { cause: error }),
        );
      quietest().lane.push({
        async run(thread) {
          try {
            const { pdf, memoryBytes } = await thread.run(
              { type: 'pdf', source: { template, data, picture } },
              3 * timeLimit,
            );
            if (pdf) resolve(pdf);
            else fail('The thread made no PDF.');
            return memoryBytes;
          } catch (error) {
            fail(error);
            return 0;
          }
        },
        cancel: () => fail('The engine was stopped.'),
      });
      try {
        return await promise;
      } finally {
        restLater();
      }
    },
    async warm() {
      await Promise.all(lanes.map(({ lane }) => lane.warm()));
      restLater();
    },
    stop() {
      clearTimeout(restTimer);
      for (const { lane } of all) lane.stop();
    },
  };
}
