import {
  contractVersion,
  TimeoutError,
  withRetries,
  type LoadTiming,
  type RegistryRecord,
  type RemoteModule,
} from '@shared/contracts';
import { abortedBy } from './aborted-by.ts';
import type { FederationPort } from './federation.ts';
import { LoadError } from './load-error.ts';
import { findRecord, type FetchRegistry } from './registry-source.ts';

/** One attempt covers the registry and the code together. */
export const defaultTiming: LoadTiming = { attempts: 3, attemptTimeout: 10_000, budget: 15_000, backOff: 400 };

export interface LoaderPorts {
  readonly federation: FederationPort;
  readonly fetchRegistry: FetchRegistry;
  readonly timing?: LoadTiming;
}

export interface RemoteLoader {
  /** Loads a remote. Rejects with a `LoadError`. A failed load is not cached: the next call tries again. */
  load(name: string, registry: string, signal?: AbortSignal): Promise<RemoteModule>;
}

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' &&
  value !== null &&
  'mount' in value &&
  typeof value.mount === 'function' &&
  'contract' in value &&
  typeof value.contract === 'number';

/**
 * Returns the module behind the entry point after checking its own contract version, because the registry may be
 * outdated.
 */
function moduleOf(door: unknown, { name, version }: RegistryRecord): RemoteModule {
  const remote = typeof door === 'object' && door !== null && 'remote' in door ? door.remote : undefined;
  if (!isRemoteModule(remote)) {
    const message = `'${name}' was loaded but is not a remote.`;
    throw new LoadError({ code: 'LOAD_FAILED', remote: name, version, message });
  }
  const moduleContract: number = remote.contract;
  if (moduleContract !== contractVersion) {
    const message = `'${name}' uses contract ${moduleContract}, but this embed.js uses ${contractVersion}.`;
    throw new LoadError({ code: 'CONTRACT_MISMATCH', remote: name, version, message });
  }
  return remote;
}

/** Turns the cause of a failed attempt into the error for the caller. */
function loadErrorOf(cause: unknown, name: string): LoadError {
  if (cause instanceof TimeoutError)
    return new LoadError({ code: 'TIMED_OUT', remote: name, message: `'${name}' took too long to load.`, cause });
  if (cause instanceof LoadError) return cause;
  return new LoadError({ code: 'LOAD_FAILED', remote: name, message: `'${name}' could not be loaded.`, cause });
}

/** Loads remotes by name, at most once each, with retries under one time budget. */
export function createRemoteLoader({ federation, fetchRegistry, timing = defaultTiming }: LoaderPorts): RemoteLoader {
  /** The modules by federation name: a second version under a taken name would get the first one's code. */
  const running = new Map<string, RemoteModule>();
  const loading = new Map<string, Promise<RemoteModule>>();
  /** The attempts so far under a federation name: what a failure left behind must be cleared before the next one. */
  const tries = new Map<string, number>();

  async function attempt(name: string, registry: string, signal: AbortSignal): Promise<RemoteModule> {
    federation.begin(registry);
    const record = await findRecord(name, registry, fetchRegistry, signal);
    const runningModule = running.get(record.scope);
    if (runningModule !== undefined) return runningModule;
    const previousTries = tries.get(record.scope) ?? 0;
    tries.set(record.scope, previousTries + 1);
    const remote = moduleOf(await federation.loadMountDoor(record, previousTries, registry), record);
    running.set(record.scope, remote);
    return remote;
  }

  async function loadWithRetries(name: string, registry: string): Promise<RemoteModule> {
    const attemptOnce = (_count: number, signal: AbortSignal): Promise<RemoteModule> => attempt(name, registry, signal);
    try {
      return await withRetries(timing, attemptOnce, (cause) => loadErrorOf(cause, name).isTemporary);
    } catch (cause) {
      throw loadErrorOf(cause, name);
    }
  }

  return {
    async load(name, registry, signal) {
      const createTimeoutError = (): LoadError =>
        new LoadError({
          code: 'UNMOUNTED',
          remote: name,
          message: `'${name}' was unmounted before it loaded.`,
          cause: signal?.reason,
        });
      if (signal?.aborted === true) throw createTimeoutError();
      const key = `${registry} ${name}`;
      let pendingLoad = loading.get(key);
      if (pendingLoad === undefined) {
        pendingLoad = loadWithRetries(name, registry);
        loading.set(key, pendingLoad);
        pendingLoad.catch(() => loading.delete(key));
      }
      return signal === undefined ? pendingLoad : abortedBy(signal, pendingLoad, createTimeoutError);
    },
  };
}
