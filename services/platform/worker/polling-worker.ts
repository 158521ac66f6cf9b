export interface PollingOptions {
  /** Begins a round. What it answers does one step of it, and says whether there was anything to do. */
  readonly nextStep: () => Promise<() => Promise<boolean>>;
  /** Told when a round fails; the next look begins another. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two looks for what others have left. */
  readonly pollIntervalMs: number;
}

/** Work that waits in the database, done in the background by whichever process looks. */
export interface PollingWorker {
  /** Begins a round now. One is under way at a time; who comes meanwhile makes it look once more. */
  readonly poll: () => void;
  /** Begins nothing more, and ends when what is under way is done. */
  readonly close: () => Promise<void>;
}

/** Looks at once, then at intervals and whenever it is asked to, until nothing is left to do. */
export function startPolling({ nextStep: begin, onError, pollIntervalMs: lookEvery }: PollingOptions): PollingWorker {
  let closed = false;
  let round: Promise<void> | undefined;
  /** How often somebody has asked to look. */
  let asked = 0;

  async function doAll(): Promise<void> {
    const step = await begin();
    for (;;) {
      const before = asked;
      const hadWork = !closed && (await step());
      if (!hadWork && asked === before) return;
    }
  }

  function look(): void {
    asked += 1;
    if (closed || round) return;
    round = doAll()
      .catch(onError)
      .finally(() => (round = undefined));
  }

  const timer = setInterval(look, lookEvery);
  timer.unref();
  look();

  return {
    poll: look,
    async close() {
      closed = true;
      clearInterval(timer);
      await round;
    },
  };
}
