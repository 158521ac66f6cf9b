/**
 * A supervised worker: a thread or a process that does one job at a time and can be killed during it, because Typst
 * itself has no time limit.
 */

export interface WorkerRequest<Request> {
  readonly id: number;
  readonly request: Request;
}

export type WorkerReply<Answer> =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'failure'; readonly id: number; readonly message: string; readonly broken: boolean };

/** Thrown when a job fails; the worker can still be used. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
}

/** Thrown when the worker is gone with its state: it was too slow, crashed, or was stopped. */
export class WorkerExited extends Error {
  override readonly name = 'WorkerExited';
  readonly tooSlow: boolean;

  constructor(message: string, tooSlow = false) {
    super(message);
    this.tooSlow = tooSlow;
  }
}

/** Whether a job failed because it took too long, also when another error wraps that one. */
export const wasTooSlow = (error: unknown): boolean =>
  error instanceof WorkerExited ? error.tooSlow : error instanceof Error && wasTooSlow(error.cause);

/** The connection to a worker: a worker thread or a child process. */
export interface WorkerLink {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Calls the listener once when the worker has ended, for whatever reason. */
  onEnd(listener: (reason: string) => void): void;
  kill(): void;
}

export interface SupervisedWorker<Request, Answer> {
  /** Resolves when the worker has started; rejects with `WorkerExited`. */
  readonly ready: Promise<void>;
  /**
   * Runs a job. Rejects with `WorkerFailure`, or with `WorkerExited` when the worker ended or did not answer within
   * `timeLimit` milliseconds, in which case it is killed. The time for starting does not count.
   */
  run(request: Request, timeLimit: number): Promise<Answer>;
  /** Whether it can still take jobs. */
  isAlive(): boolean;
  stop(): void;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Supervises a worker that is being started. `startLimit` is the number of milliseconds that it may take until it is
 * ready.
 */
export function superviseWorker<Request, Answer>(
  starting: Promise<WorkerLink>,
  startLimit: number,
): SupervisedWorker<Request, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  const started = Promise.withResolvers<undefined>();
  let link: WorkerLink | undefined;
  let lost: WorkerExited | undefined;
  let lastId = 0;

  const end = (reason: WorkerExited) => {
    if (lost) return;
    lost = reason;
    clearTimeout(startTimer);
    started.reject(reason);
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    waiting.clear();
    link?.kill();
  };
  const startTimer = setTimeout(() => end(new WorkerExited('The helper did not start in time.', true)), startLimit);
  // The rejection may have no listener when a worker ends; a caller with a running job receives the error there.
  started.promise.catch(() => undefined);

  const receive = (message: unknown) => {
    const reply = message as WorkerReply<Answer>;
    if (reply.type === 'ready') {
      clearTimeout(startTimer);
      started.resolve(undefined);
      return;
    }
    const request = waiting.get(reply.id);
    if (!request) return;
    waiting.delete(reply.id);
    clearTimeout(request.timer);
    if (reply.type === 'answer') request.resolve(reply.answer);
    else if (!reply.broken) request.reject(new WorkerFailure(reply.message));
    else {
      const reason = new WorkerExited(reply.message);
      request.reject(reason);
      end(reason);
    }
  };

  starting.then(
    (started) => {
      link = started;
      link.onEnd((reason) => end(new WorkerExited(reason)));
      link.onMessage(receive);
      if (lost) link.kill();
    },
    (error: unknown) => end(new WorkerExited(error instanceof Error ? error.message : String(error))),
  );

  return {
    ready: started.promise,
    async run(request, timeLimit) {
      await started.promise;
      if (lost) throw lost;
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const id = ++lastId;
      const tooSlow = () => end(new WorkerExited(`No answer within ${timeLimit} ms.`, true));
      waiting.set(id, { resolve, reject, timer: setTimeout(tooSlow, timeLimit) });
      link?.post({ id, request } satisfies WorkerRequest<Request>);
      return promise;
    },
    isAlive: () => lost === undefined,
    stop: () => end(new WorkerExited('The helper was stopped.')),
  };
}
