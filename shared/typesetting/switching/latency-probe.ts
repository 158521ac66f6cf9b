/** Looks again and again, while this device draws, whether the server has come near. */
export interface LatencyProbe {
  start(): void;
  stop(): void;
  /** Somebody writes: for who does not, no engine is better than another, and nobody is asked. */
  touch(): void;
}

/** Milliseconds between two looks, how soon an answer must come, and how many in a row mean that it stays so. */
const probeIntervalMs = 10_000;
const near = 80;
const probesInARow = 3;

export interface LatencyProbeOptions {
  /** Milliseconds that a small request to the server and back takes; rejects when it cannot be reached. */
  readonly probe: () => Promise<number>;
  readonly onThere: () => void;
  readonly onNear: () => void;
}

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
      // Set before the answer comes, so that a stop meanwhile ends it as well.
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
