import type { ComposedDocument } from '../../documents/composed-document.ts';
import { TypesettingError, type TypesettingSession } from '../typesetter.ts';
import { createWorkerQueue, type WorkerQueue, type WorkerQueueOptions } from './worker-queue.ts';
import { createPagesSession } from './pages-session.ts';
import type { PrepareSource } from './prepare-source.ts';

export interface ThreadLimits {
  /** The number of threads that draw. One serves 20 people who type without a pause. */
  readonly threads?: number;
  /** The time limit of one drawing in milliseconds. */
  readonly timeLimit?: number;
  /** The bytes of WebAssembly memory at which a thread is replaced, in addition to those for its sessions. */
  readonly memoryLimit?: number;
  /** The number of documents waiting for one thread from which new ones are refused. */
  readonly queueLimit?: number;
  /** The milliseconds without any session after which the threads' memory is released. */
  readonly restAfter?: number;
}

export interface ThreadedEngineOptions extends ThreadLimits {
  /** Starts a thread that answers as `serve-pages.ts` does. */
  readonly startThread: WorkerQueueOptions['startThread'];
  readonly prepare: PrepareSource;
}

/** A queue and the number of sessions in its thread. */
interface Home {
  readonly lane: WorkerQueue;
  sessions: number;
}

export interface ThreadedEngine {
  /** Opens a session; for `headshot`, see `PrepareSource`. */
  open(headshot?: Uint8Array): TypesettingSession;
  /**
   * Opens a session in a separate thread for users whose documents have taken too long, so that other users never wait
   * for them.
   */
  openApart(): TypesettingSession;
  /** Makes a PDF with the compiler that draws the pages, between two drawings. Rejects with `TypesettingError`. */
  pdf(document: ComposedDocument): Promise<Uint8Array>;
  /** Starts all threads, so that the first document does not have to wait. */
  warm(): Promise<void>;
  stop(): void;
}

/**
 * Additional bytes per session. Replacing a thread costs each of its sessions a full drawing, so a thread with many
 * sessions is replaced less often.
 */
const memoryPerSession = 16 * 1024 * 1024;

/** The default time limit of one drawing in milliseconds. */
export const defaultDrawingTime = 5_000;

/**
 * Creates an engine that draws pages in threads, each with many sessions. Threads start with the first job and end when
 * no session is left.
 */
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
    // In Node.js, where a timer is an object, it must not keep the process alive.
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
