/** Probes repeatedly, while this device draws, whether the server has become fast to reach. */
export interface LatencyProbe {
  start(): void;
  stop(): void;
  /** Reports typing. Without it, no engine is better than another, and no probe is sent. */
  touch(): void;
}

/**
 * The milliseconds between two probes, how fast an answer must be, and how many fast answers in a row count as stable.
 */
const probeIntervalMs = 10_000;
const near = 80;
const probesInARow = 3;

export interface LatencyProbeOptions {
  /** Measures the round trip of a small request to the server in milliseconds; rejects when it cannot be reached. */
  readonly probe: () => Promise<number>;
  readonly onThere: () => void;
  readonly onNear: () => void;
}

/** Creates a probe; it sends requests only between `start` and `stop`, and only while the person types. */
export function startLatencyProbe({ probe, onThere, onNear }: LatencyProbeOptions): LatencyProbe {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWriting = false;

  function look(good: number): void {
    timer = setTimeout(() => {
      if (!isWriting) {
        look(good);
        return;
      }
      isWriting = false;
      // The next probe is scheduled before the answer arrives, so that `stop` cancels it as well.
      look(good);
      probe().then(
        (milliseconds) => {
          onThere();
          again(milliseconds <= near ? good + 1 : 0);
        },
        () => again(0),
      );
    }, probeIntervalMs);
  }
  function again(good: number): void {
    if (timer === undefined) return;
    if (good >= probesInARow) onNear();
    clearTimeout(timer);
    look(good);
  }

  return {
    start: () => look(0),
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
    touch: () => (isWriting = true),
  };
}
