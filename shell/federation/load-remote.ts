import { contractVersion, TooSlow, within, withRetries, type LoadTiming, type RegistryRecord } from '@shared/contracts';
import type { RoutesEntry } from '@shared/remote-kit';
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
  { readonly ok: true; readonly door: RoutesEntry } | { readonly ok: false; readonly failure: LoadFailure };

export const defaultTiming: LoadTiming = { attempts: 3, attemptTimeout: 8_000, budget: 15_000, backOff: 400 };

export interface LoadPorts {
  readonly federation: FederationPort;
  /** The record as it is deployed now, asked for before the last attempt: another version may have taken its place. */
  readonly currentRecord?: (name: string) => Promise<RegistryRecord | undefined>;
  readonly timing?: LoadTiming;
}

/** Milliseconds for the registry, of an attempt's. */
const registryTimeout = 2_000;

const isDoor = (value: unknown): value is RoutesEntry =>
  typeof value === 'object' &&
  value !== null &&
  'routes' in value &&
  typeof value.routes === 'function' &&
  'contract' in value;

/** What a module says of itself: the door, or why it is none. */
function readDoor(loaded: unknown): RoutesEntry | 'not-a-remote' | 'contract' {
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
  let wanted = record;
  const failed = (reason: LoadFailureReason, cause?: unknown): LoadResult => {
    return { ok: false, failure: { id: newId(), remote: record.name, version: wanted.version, reason, cause } };
  };
  const attempt = async (count: number): Promise<LoadResult> => {
    if (count > 1 && count === timing.attempts && currentRecord !== undefined) {
      wanted = (await within(registryTimeout, currentRecord(record.name)).catch(() => undefined)) ?? wanted;
    }
    if (wanted.contract !== contractVersion) return failed('contract');
    const door = readDoor(await federation.loadRoutesDoor(wanted, tried + count - 1));
    // What was delivered whole and is wrong will not become right by asking again.
    return door === 'contract' || door === 'not-a-remote' ? failed(door) : { ok: true, door };
  };
  return withRetries(timing, attempt).catch((cause: unknown) =>
    failed(cause instanceof TooSlow ? 'too-slow' : 'unreachable', cause),
  );
}
