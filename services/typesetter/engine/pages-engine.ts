import type { TypesettingSession } from '../../../shared/typesetting/typesetter.ts';
import { superviseHelper } from './helper.ts';
import { startThread } from './helper-links.ts';
import { createLane, type Lane, type PagesThread } from './lane.ts';
import type { PagesThreadModules } from './pages-messages.ts';
import { createPagesSession } from './pages-session.ts';
import { createPrepareSource, type LoadPicture } from './prepare-source.ts';
import { loadCompilerModule, loadRendererModule } from './typst-files.ts';

export interface PagesEngineOptions {
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
  readonly loadPicture?: LoadPicture | undefined;
}

/** A lane and the number of sessions that live in its thread. */
interface Home {
  readonly lane: Lane;
  sessions: number;
}

export interface PagesEngine {
  open(): TypesettingSession;
  /** Starts all threads, so that the first document is not the one that waits. */
  warm(): Promise<void>;
  stop(): void;
}

const startLimit = 30_000;
/** Bytes: replacing a thread costs each of its sessions a full drawing, so many sessions get more time between two. */
const memoryPerSession = 16 * 1024 * 1024;

/** Draws pages in threads, each with many sessions. Threads start with the first work and end when nobody is left. */
export function createPagesEngine({
  threads = 1,
  timeLimit = 5_000,
  memoryLimit = 256 * 1024 * 1024,
  queueLimit = 60,
  restAfter = 10 * 60_000,
  loadPicture,
}: PagesEngineOptions = {}): PagesEngine {
  const prepare = createPrepareSource(loadPicture);
  let modules: Promise<PagesThreadModules> | undefined;
  const loadModules = (): Promise<PagesThreadModules> =>
    (modules ??= Promise.all([loadCompilerModule(), loadRendererModule()]).then(([compiler, renderer]) => ({
      compiler,
      renderer,
    })));
  const startPagesThread = (): PagesThread =>
    superviseHelper(
      loadModules().then((loaded) => startThread(new URL('./pages-thread.ts', import.meta.url), loaded)),
      startLimit,
    );
  const openHome = (): Home => {
    const limit = (): number => memoryLimit + home.sessions * memoryPerSession;
    const home: Home = { sessions: 0, lane: createLane({ startThread: startPagesThread, memoryLimit: limit }) };
    return home;
  };
  const lanes = Array.from({ length: threads }, openHome);
  let restTimer: NodeJS.Timeout | undefined;

  const restLater = () => {
    if (lanes.some(({ sessions }) => sessions > 0)) return;
    restTimer = setTimeout(() => lanes.forEach(({ lane }) => lane.rest()), restAfter).unref();
  };

  return {
    open() {
      clearTimeout(restTimer);
      const home = lanes.reduce((least, each) => (each.sessions < least.sessions ? each : least));
      home.sessions += 1;
      const session = createPagesSession({ lane: home.lane, timeLimit, queueLimit, prepare });
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
    },
    async warm() {
      await Promise.all(lanes.map(({ lane }) => lane.warm()));
      restLater();
    },
    stop() {
      clearTimeout(restTimer);
      for (const { lane } of lanes) lane.stop();
    },
  };
}
