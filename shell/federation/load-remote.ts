import {
  contractVersion,
  TimeoutError,
  withTimeout,
  withRetries,
  type LoadTiming,
  type RegistryRecord,
} from '@shared/contracts';
import type { RoutesEntry } from '@shared/remote-kit';
import type { FederationPort } from './federation-port.ts';

/** Why a remote could not be loaded. `contract`: it implements another version of the mount contract than this page. */
export type LoadFailureReason = 'unreachable' | 'too-slow' | 'not-a-remote' | 'contract';

export interface LoadFailure {
  /** Shown to the user and sent with the report. */
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
  /**
   * Returns the currently deployed record, requested before the last attempt, because another version may have replaced
   * it.
   */
  readonly currentRecord?: (name: string) => Promise<RegistryRecord | undefined>;
  readonly timing?: LoadTiming;
}

/** The milliseconds of an attempt that the registry may take. */
const registryTimeout = 2_000;

const isDoor = (value: unknown): value is RoutesEntry =>
  typeof value === 'object' &&
  value !== null &&
  'routes' in value &&
  typeof value.routes === 'function' &&
  'contract' in value;

/** Returns the entry point that a module exports, or why there is none. */
function readDoor(loaded: unknown): RoutesEntry | 'not-a-remote' | 'contract' {
  const door: unknown = typeof loaded === 'object' && loaded !== null && 'door' in loaded ? loaded.door : undefined;
  if (!isDoor(door)) return 'not-a-remote';
  const spoken: number = door.contract;
  return spoken === contractVersion ? door : 'contract';
}

const newId = (): string => crypto.randomUUID().slice(0, 8);

/**
 * Loads the routes entry point of a remote, with retries within one time budget. Never rejects. `tried` counts the
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
      wanted = (await withTimeout(registryTimeout, currentRecord(record.name)).catch(() => undefined)) ?? wanted;
    }
    if (wanted.contract !== contractVersion) return failed('contract');
    const door = readDoor(await federation.loadRoutesDoor(wanted, tried + count - 1));
    // A complete but invalid response will not become valid by a retry.
    return door === 'contract' || door === 'not-a-remote' ? failed(door) : { ok: true, door };
  };
  return withRetries(timing, attempt).catch((cause: unknown) =>
    failed(cause instanceof TimeoutError ? 'too-slow' : 'unreachable', cause),
  );
}
