import { contractVersion, type RegistryRecord } from '@shared/contracts';
import type { RoutesDoor } from '@shared/remote-kit';
import type { FederationPort } from './federation-port.ts';

/** Why a remote is not there. `contract`: it speaks another version of the mount contract than this page does. */
export type LoadFailureReason = 'unreachable' | 'too-slow' | 'not-a-remote' | 'contract';

export interface LoadFailure {
  /** Shown to the person and sent with the report. */
  readonly id: string;
  readonly remote: string;
  readonly version: string;
  readonly reason: LoadFailureReason;
  readonly cause: unknown;
}

export type LoadResult =
  { readonly ok: true; readonly door: RoutesDoor } | { readonly ok: false; readonly failure: LoadFailure };

export interface LoadTiming {
  readonly attempts: number;
  /** Milliseconds for one attempt. */
  readonly attemptTimeout: number;
  /** Milliseconds for all attempts together: a slow network must not be waited for three times over. */
  readonly budget: number;
  /** Milliseconds before the second attempt; doubled before each further one, with up to half of it as jitter. */
  readonly backOff: number;
}

export const defaultTiming: LoadTiming = { attempts: 3, attemptTimeout: 8_000, budget: 15_000, backOff: 400 };

export interface LoadPorts {
  readonly federation: FederationPort;
  /** The record as it is deployed now, asked for before the last attempt: another version may have taken its place. */
  readonly currentRecord?: (name: string) => Promise<RegistryRecord | undefined>;
  readonly timing?: LoadTiming;
}

class TooSlow extends Error {}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`No answer within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

const isDoor = (value: unknown): value is RoutesDoor =>
  typeof value === 'object' &&
  value !== null &&
  'routes' in value &&
  typeof value.routes === 'function' &&
  'contract' in value;

/** What a module says of itself: the door, or why it is none. */
function readDoor(loaded: unknown): RoutesDoor | 'not-a-remote' | 'contract' {
  const door: unknown = typeof loaded === 'object' && loaded !== null && 'door' in loaded ? loaded.door : undefined;
  if (!isDoor(door)) return 'not-a-remote';
  const spoken: number = door.contract;
  return spoken === contractVersion ? door : 'contract';
}

const newId = (): string => crypto.randomUUID().slice(0, 8);

/**
 * Loads the routes door of a remote, again if need be, within one budget of time. Never rejects. `tried` counts the
 * attempts that earlier calls made for the same remote.
 */
export async function loadRemote(record: RegistryRecord, tried: number, ports: LoadPorts): Promise<LoadResult> {
  const { federation, currentRecord, timing = defaultTiming } = ports;
  const deadline = performance.now() + timing.budget;
  let wanted = record;
  const failed = (reason: LoadFailureReason, cause: unknown): LoadResult => {
    return { ok: false, failure: { id: newId(), remote: record.name, version: wanted.version, reason, cause } };
  };
  for (let count = 1; ; count += 1) {
    const isLast = count >= timing.attempts;
    if (wanted.contract !== contractVersion) return failed('contract', undefined);
    try {
      const time = Math.min(timing.attemptTimeout, deadline - performance.now());
      const door = readDoor(await within(time, federation.loadRoutesDoor(wanted, tried + count - 1)));
      // What was delivered whole and is wrong will not become right by asking again.
      if (door === 'contract' || door === 'not-a-remote') return failed(door, undefined);
      return { ok: true, door };
    } catch (cause) {
      const wait = timing.backOff * 2 ** (count - 1) * (1 + Math.random() / 2);
      if (isLast || performance.now() + wait >= deadline) {
        return failed(cause instanceof TooSlow ? 'too-slow' : 'unreachable', cause);
      }
      await pause(wait);
      if (count === timing.attempts - 1 && currentRecord !== undefined) {
        const limit = Math.min(2_000, deadline - performance.now());
        wanted = (await within(limit, currentRecord(record.name)).catch(() => undefined)) ?? wanted;
      }
    }
  }
}
