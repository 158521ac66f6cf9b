/**
 * Which engine draws: the server's, or the one of this device where the way to the server is long or gone. One decision for
 * all documents of a page.
 */
import type { ThreadedEngine } from '../engine/threaded-engine.ts';
import { startLatencyProbe } from './latency-probe.ts';
import { createRoundTrips } from './round-trips.ts';

export type EngineLocation = 'server' | 'device';
/** `moved`: another engine draws. `ready`: the engine of this device is there. `lost`: the server does not answer. */
export type EngineSwitchEvent = 'moved' | 'ready' | 'lost';

export interface EngineSwitchOptions {
  /** Fetches and starts the engine of this device, which is 8 MB; rejects where it cannot be had. */
  readonly load: () => Promise<ThreadedEngine>;
  /** Milliseconds that a small request to the server and back takes. Rejects when it cannot be reached. */
  readonly probe: () => Promise<number>;
  /** Whether the network was lost here lately; told when it is. */
  readonly memory: { wasLost(): boolean; rememberLoss(): void };
  /** Calls when the page has nothing else to do. */
  readonly whenIdle: (work: () => void) => void;
}

export interface EngineSwitch {
  now(): EngineLocation;
  /** Aborts when the other engine takes over. */
  moved(): AbortSignal;
  device(): ThreadedEngine | undefined;
  /** Something is being written: no change of engines until it rests. */
  touch(): void;
  /** The server has answered a request for pages. */
  answered(milliseconds: number): void;
  /** The server does not draw, or cannot be reached (`isNetwork`). */
  failed(isNetwork: boolean): void;
  /** The engine of this device did not draw. */
  deviceFailed(): void;
  /** Resolves to the engine of this device if there is one or it comes; for what cannot wait for the network. */
  ensureDevice(): Promise<ThreadedEngine | undefined>;
  /** Whether to ask the server first. What was lost is looked for again where this device could do the work. */
  isServerThere(): Promise<boolean>;
  readonly listeners: Set<(event: EngineSwitchEvent) => void>;
  close(): void;
}

/** Milliseconds without a key that count as a pause. */
const pause = 700;
/** Milliseconds after the start until somebody who has lost the network before gets the engine. */
const settle = 15_000;
const maxDeviceFailures = 2;
/** Milliseconds until an engine that could not be had is asked for again. */
const loadAgain = 60_000;

export function createEngineSwitch({ load, probe, memory, whenIdle }: EngineSwitchOptions): EngineSwitch {
  const listeners: EngineSwitch['listeners'] = new Set();
  const trips = createRoundTrips();
  let side: EngineLocation = 'server';
  let moving = new AbortController();
  let engine: ThreadedEngine | undefined;
  let loading: Promise<ThreadedEngine | undefined> | undefined;
  let isLost = false;
  let deviceFailures = 0;
  let nextLoad = 0;
  let closed = false;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  let wanted: EngineLocation = 'server';

  const tell = (event: EngineSwitchEvent) => listeners.forEach((listener) => listener(event));

  function move(to: EngineLocation): void {
    clearTimeout(pauseTimer);
    wanted = to;
    if (closed || side === to) return;
    side = to;
    nearness.stop();
    if (to === 'device') nearness.start();
    else trips.forget();
    const former = moving;
    moving = new AbortController();
    former.abort(new DOMException('Another engine draws now.', 'AbortError'));
    tell('moved');
  }
  const moveAtPause = (to: EngineLocation) => {
    wanted = to;
    clearTimeout(pauseTimer);
    if (side !== to) pauseTimer = setTimeout(() => move(to), pause);
  };

  const nearness = startLatencyProbe({
    probe,
    onThere: () => (isLost = false),
    onNear: () => moveAtPause('server'),
  });

  function ensureDevice(): Promise<ThreadedEngine | undefined> {
    if (closed || deviceFailures >= maxDeviceFailures) return Promise.resolve(undefined);
    if (!loading && performance.now() < nextLoad) return Promise.resolve(undefined);
    loading ??= load().then(
      (loaded) => {
        if (closed) loaded.stop();
        else {
          engine = loaded;
          tell('ready');
        }
        return engine;
      },
      () => {
        loading = undefined;
        nextLoad = performance.now() + loadAgain;
        return undefined;
      },
    );
    return loading;
  }

  const settled = memory.wasLost() ? setTimeout(() => whenIdle(() => void ensureDevice()), settle) : undefined;

  return {
    listeners,
    now: () => side,
    moved: () => moving.signal,
    device: () => engine,
    ensureDevice,
    touch() {
      nearness.touch();
      if (wanted !== side) moveAtPause(wanted);
    },
    answered(milliseconds) {
      isLost = false;
      trips.add(milliseconds);
      if (side === 'device' || !trips.isLong()) return;
      if (engine) moveAtPause('device');
      else if (!loading)
        whenIdle(() => void ensureDevice().then((has) => has && trips.isLong() && moveAtPause('device')));
    },
    failed(isNetwork) {
      if (!isLost && isNetwork) memory.rememberLoss();
      isLost = true;
      tell('lost');
      if (side === 'device') return;
      // Nobody waits for a pause: there are no pages but those of this device.
      void ensureDevice().then((has) => has && isLost && move('device'));
    },
    isServerThere: () =>
      !isLost || !engine
        ? Promise.resolve(true)
        : probe().then(
            () => {
              isLost = false;
              return true;
            },
            () => false,
          ),
    deviceFailed() {
      deviceFailures += 1;
      if (deviceFailures >= maxDeviceFailures) {
        engine?.stop();
        engine = undefined;
        loading = undefined;
      }
      move('server');
    },
    close() {
      closed = true;
      clearTimeout(pauseTimer);
      nearness.stop();
      clearTimeout(settled);
      engine?.stop();
    },
  };
}
