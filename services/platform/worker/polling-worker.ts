import { runOutsideRequests } from '../telemetry/request-trace.ts';

export interface PollingOptions {
  /** Starts a round. Resolves to a function that does one step of it and returns whether there was work to do. */
  readonly nextStep: () => Promise<() => Promise<boolean>>;
  /** Called when a round fails. The next poll starts another. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two polls for work that other processes left. */
  readonly pollIntervalMs: number;
}

/** Background work that waits in the database and is done by any process that polls. */
export interface PollingWorker {
  /** Starts a round now. Only one runs at a time; a call during a round makes it check for work once more. */
  readonly poll: () => void;
  /** Starts no further work and resolves when the current step is done. */
  readonly close: () => Promise<void>;
}

/** Polls immediately, then at intervals and on request. Each round runs until no work is left. */
export function startPolling({ nextStep, onError, pollIntervalMs }: PollingOptions): PollingWorker {
  let closed = false;
  let round: Promise<void> | undefined;
  /** The number of requests to poll. */
  let requests = 0;

  async function doAll(): Promise<void> {
    const step = await nextStep();
    for (;;) {
      const before = requests;
      const hadWork = !closed && (await step());
      if (!hadWork && requests === before) return;
    }
  }

  function poll(): void {
    requests += 1;
    if (closed || round) return;
    round = runOutsideRequests(() =>
      doAll()
        .catch(onError)
        .finally(() => (round = undefined)),
    );
  }

  const timer = setInterval(poll, pollIntervalMs);
  timer.unref();
  poll();

  return {
    poll,
    async close() {
      closed = true;
      clearInterval(timer);
      await round;
    },
  };
}

/** Does a task now and at intervals. Only one runs at a time, and one that fails is tried again at the next interval. */
export const startRepeating = (
  task: () => Promise<unknown>,
  { onError, pollIntervalMs }: Pick<PollingOptions, 'onError' | 'pollIntervalMs'>,
): PollingWorker =>
  startPolling({
    async nextStep() {
      await task();
      return () => Promise.resolve(false);
    },
    onError,
    pollIntervalMs,
  });
