import type { SupervisedWorker } from './supervised-worker.ts';
import type { PagesAnswer, PagesRequest } from './pages-messages.ts';

export type PagesThread = SupervisedWorker<PagesRequest, PagesAnswer>;

export interface WorkerQueueOptions {
  /** Starts a thread; called when there is work and no thread, and to replace one. */
  readonly startThread: () => PagesThread;
  /** Bytes of WebAssembly memory after which the thread is replaced: Typst's memory never shrinks. */
  readonly memoryLimit: () => number;
}

/** A piece of work for the lane's thread. It is told which thread it has, since a new one knows no sessions. */
export interface WorkerQueueJob {
  /** Never rejects: whoever waits for the job hears of its failure from the job. Resolves to the memory in use. */
  run(thread: PagesThread): Promise<number>;
  /** The thread that knows what the job goes on from. */
  home?(): PagesThread | undefined;
  /** The lane is being stopped and will not run the job. */
  cancel(): void;
}

/** One thread and the work that waits for it, first come, first served. */
export interface WorkerQueue {
  /** Number of jobs: those that wait and the one that runs. */
  load(): number;
  push(job: WorkerQueueJob): void;
  /** Starts the thread before there is work. */
  warm(): Promise<void>;
  /** Gives the thread's memory back unless it is at work; the next job starts another. */
  rest(): void;
  stop(): void;
}

/**
 * Milliseconds between two sessions that move to the next thread, each with a whole drawing, which takes ten times as long as a
 * key: all at once, they would stop everybody who types for a second.
 */
const moveIntervalMs = 250;
/** Milliseconds after which whoever has not moved does so with the next key: nobody types there any more, or for too long. */
const quietAtFormer = 2_000;
const maxHandOverMs = 8_000;

export function createWorkerQueue({ startThread, memoryLimit }: WorkerQueueOptions): WorkerQueue {
  const jobs: WorkerQueueJob[] = [];
  let thread: PagesThread | undefined;
  let successor: PagesThread | undefined;
  /** The thread before this one, while its sessions move. */
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

  /** A thread that is still drawing is stopped when it has done so. */
  const retire = (given: PagesThread | undefined) => {
    if (given !== runsAt) given?.stop();
  };

  function endHandOver(): void {
    clearTimeout(handOver);
    const given = former;
    former = undefined;
    retire(given);
  }

  /** Starts the next thread beside the one at work; when it is warm, sessions begin to move. */
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
    // In Node, where a timer is an object, it must not keep the process alive.
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
