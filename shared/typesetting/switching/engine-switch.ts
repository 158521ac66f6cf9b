/**
 * Decides which engine draws: the server's, or that of this device when the server is slow to reach or unreachable.
 * There is one decision for all documents of a page.
 */
import type { ThreadedEngine } from '../engine/threaded-engine.ts';
import { startLatencyProbe } from './latency-probe.ts';
import { createRoundTrips } from './round-trips.ts';

export type EngineLocation = 'server' | 'device';
/**
 * The events of the switch. `moved`: another engine draws. `ready`: the engine of this device is loaded. `lost`: the
 * server does not answer.
 */
export type EngineSwitchEvent = 'moved' | 'ready' | 'lost';

export interface EngineSwitchOptions {
  /** Loads and starts the engine of this device, which is 8 MB; rejects when that fails. */
  readonly load: () => Promise<ThreadedEngine>;
  /**
   * Measures the round trip of a small request to the server in milliseconds. Rejects when the server cannot be
   * reached.
   */
  readonly probe: () => Promise<number>;
  /** Remembers whether the network was recently lost on this device. */
  readonly memory: { wasLost(): boolean; rememberLoss(): void };
  /** Calls `work` when the page is idle. */
  readonly whenIdle: (work: () => void) => void;
}

export interface EngineSwitch {
  now(): EngineLocation;
  /** Returns a signal that aborts when the other engine takes over. */
  moved(): AbortSignal;
  device(): ThreadedEngine | undefined;
  /** Reports typing: engines do not change until it pauses. */
  touch(): void;
  /** Reports that the server has answered a request for pages. */
  answered(milliseconds: number): void;
  /** Reports that the server fails to draw or cannot be reached (`isNetwork`). */
  failed(isNetwork: boolean): void;
  /** Reports that the engine of this device failed to draw. */
  deviceFailed(): void;
  /** Resolves to the engine of this device if it is loaded or can be, for work that cannot wait for the network. */
  ensureDevice(): Promise<ThreadedEngine | undefined>;
  /** Whether to ask the server first. A lost server is probed again if this device could do the work. */
  isServerThere(): Promise<boolean>;
  readonly listeners: Set<(event: EngineSwitchEvent) => void>;
  close(): void;
}

/** The milliseconds without a keystroke that count as a pause. */
const pause = 700;
/** The milliseconds after the start after which the engine is loaded for a person who has lost the network before. */
const settle = 15_000;
const maxDeviceFailures = 2;
/** The milliseconds until an engine that failed to load is requested again. */
const loadAgain = 60_000;

/** Creates the switch; it starts with the server's engine. */
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
      // There is no need to wait for a pause, because only this device can make pages.
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
