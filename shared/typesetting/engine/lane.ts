import type { Helper } from './helper.ts';
import type { PagesAnswer, PagesRequest } from './pages-messages.ts';

export type PagesThread = Helper<PagesRequest, PagesAnswer>;

export interface LaneOptions {
  /** Starts a thread; called when there is work and no thread, and to replace one. */
  readonly startThread: () => PagesThread;
  /** Bytes of WebAssembly memory after which the thread is replaced: Typst's memory never shrinks. */
  readonly memoryLimit: () => number;
}

/** A piece of work for the lane's thread. It is told which thread it has, since a new one knows no sessions. */
export interface LaneJob {
  /** Never rejects: whoever waits for the job hears of its failure from the job. Resolves to the memory in use. */
  run(thread: PagesThread): Promise<number>;
  /** The lane is being stopped and will not run the job. */
  cancel(): void;
}

/** One thread and the work that waits for it, first come, first served. */
export interface Lane {
  /** Number of jobs: those that wait and the one that runs. */
  load(): number;
  push(job: LaneJob): void;
  /** Starts the thread before there is work. */
  warm(): Promise<void>;
  /** Gives the thread's memory back unless it is at work; the next job starts another. */
  rest(): void;
  stop(): void;
}

export function createLane({ startThread, memoryLimit }: LaneOptions): Lane {
  const jobs: LaneJob[] = [];
  let thread: PagesThread | undefined;
  let successor: PagesThread | undefined;
  let running = false;
  let stopped = false;

  const current = (): PagesThread => {
    if (!thread?.isAlive()) thread = startThread();
    return thread;
  };

  /** Starts the next thread beside the one at work and changes over when it is warm. */
  async function replaceThread(): Promise<void> {
    const next = (successor = startThread());
    const started = await next.ready.then(
      () => true,
      () => false,
    );
    successor = undefined;
    if (!started) return;
    const former = thread;
    thread = next;
    // A thread that is still drawing is stopped when it has done so.
    if (!running) former?.stop();
    if (stopped) next.stop();
  }

  async function work(): Promise<void> {
    if (running) return;
    running = true;
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      const at = current();
      const memoryInUse = await job.run(at);
      if (at !== thread) at.stop();
      else if (memoryInUse > memoryLimit() && successor === undefined) void replaceThread();
    }
    running = false;
  }

  return {
    load: () => jobs.length + (running ? 1 : 0),
    push(job) {
      jobs.push(job);
      void work();
    },
    warm: () => current().ready,
    rest() {
      if (running) return;
      thread?.stop();
      thread = undefined;
    },
    stop() {
      stopped = true;
      for (const job of jobs.splice(0)) job.cancel();
      thread?.stop();
      successor?.stop();
    },
  };
}
