import type { SupervisedWorker } from './supervised-worker.ts';
import type { PagesAnswer, PagesRequest } from './pages-messages.ts';

export type PagesThread = SupervisedWorker<PagesRequest, PagesAnswer>;

export interface WorkerQueueOptions {
  /** Starts a thread. It is called when there is a job and no thread, and to replace one. */
  readonly startThread: () => PagesThread;
  /** The bytes of WebAssembly memory after which the thread is replaced, because Typst's memory never shrinks. */
  readonly memoryLimit: () => number;
}

/** A job for the queue's thread. It receives the thread, because a new one knows no sessions. */
export interface WorkerQueueJob {
  /** Runs the job. Never rejects: the job itself reports its failure to its caller. Resolves to the memory in use. */
  run(thread: PagesThread): Promise<number>;
  /** The thread with the state that the job continues from. */
  home?(): PagesThread | undefined;
  /** Called when the queue is being stopped and will not run the job. */
  cancel(): void;
}

/** One thread and its waiting jobs, first come, first served. */
export interface WorkerQueue {
  /** The number of jobs, waiting or running. */
  load(): number;
  push(job: WorkerQueueJob): void;
  /** Starts the thread before there is a job. */
  warm(): Promise<void>;
  /** Releases the thread's memory unless a job is running; the next job starts another thread. */
  rest(): void;
  stop(): void;
}

/**
 * The milliseconds between moving two sessions to the next thread. Each move needs a whole drawing, which takes ten
 * times as long as a keystroke: all at once, they would stall everyone who is typing for a second.
 */
const moveIntervalMs = 250;
/**
 * The milliseconds after which a session that has not moved does so with the next keystroke, because typing there has
 * paused, or the move has taken too long.
 */
const quietAtFormer = 2_000;
const maxHandOverMs = 8_000;

/** Creates a queue for one thread, which is replaced when its memory exceeds the limit. */
export function createWorkerQueue({ startThread, memoryLimit }: WorkerQueueOptions): WorkerQueue {
  const jobs: WorkerQueueJob[] = [];
  let thread: PagesThread | undefined;
  let successor: PagesThread | undefined;
  /** The previous thread, while its sessions move. */
  let former: PagesThread | undefined;
  let handOver: ReturnType<typeof setTimeout> | undefined;
  let lastAtFormer = 0;
  let nextMove = 0;
  let runsAt: PagesThread | undefined;
  let running = false;
  let stopped = false;

  const current = (): PagesThread => {
    if (!thread?.isAlive()) thread = startThread();
    return thread;
  };

  /** Stops a thread; one that is still drawing is stopped afterwards. */
  const retire = (given: PagesThread | undefined) => {
    if (given !== runsAt) given?.stop();
  };

  function endHandOver(): void {
    clearTimeout(handOver);
    const given = former;
    former = undefined;
    retire(given);
  }

  /** Starts the next thread next to the current one; once it is warm, sessions begin to move. */
  async function replaceThread(): Promise<void> {
    const next = (successor = startThread());
    const started = await next.ready.then(
      () => true,
      () => false,
    );
    successor = undefined;
    if (!started) return;
    endHandOver();
    former = thread;
    thread = next;
    if (stopped) {
      next.stop();
      return;
    }
    nextMove = 0;
    lastAtFormer = performance.now();
    watchHandOver(performance.now() + maxHandOverMs);
  }

  function watchHandOver(end: number): void {
    handOver = setTimeout(() => {
      const now = performance.now();
      if (now >= end || now - lastAtFormer >= quietAtFormer) endHandOver();
      else watchHandOver(end);
    }, quietAtFormer / 2);
    // In Node.js, where a timer is an object, it must not keep the process alive.
    if (typeof handOver === 'object') handOver.unref();
  }

  function threadFor(job: WorkerQueueJob): PagesThread {
    const isAtFormer = former?.isAlive() === true && job.home?.() === former;
    if (!isAtFormer || former === undefined) return current();
    const now = performance.now();
    if (now < nextMove) {
      lastAtFormer = now;
      return former;
    }
    nextMove = now + moveIntervalMs;
    return current();
  }

  async function work(): Promise<void> {
    if (running) return;
    running = true;
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      const at = threadFor(job);
      runsAt = at;
      const memoryInUse = await job.run(at);
      runsAt = undefined;
      if (at !== thread && at !== former) at.stop();
      else if (at === former && memoryInUse > 2 * memoryLimit()) endHandOver();
      else if (at === thread && memoryInUse > memoryLimit() && successor === undefined) void replaceThread();
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
      endHandOver();
      thread?.stop();
      thread = undefined;
    },
    stop() {
      stopped = true;
      for (const job of jobs.splice(0)) job.cancel();
      clearTimeout(handOver);
      former?.stop();
      thread?.stop();
      successor?.stop();
    },
  };
}
