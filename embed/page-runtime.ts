import type * as core from '@module-federation/runtime/core';
import { pageRuntime } from '@shared/contracts';
import { runScript, withFreshQuery } from './script-element.ts';
import { ownFolder, runtimeIntegrityMark } from './version.ts';

/** The federation runtime that the page's remotes are built against. */
export type Runtime = typeof core;

const runtimeOfPage = (): Runtime | undefined =>
  (window as unknown as Record<string, Runtime | undefined>)[pageRuntime];

/**
 * Fetches the runtime from next to the registry unless the page has it. A failure is not cached: the next call tries
 * again, with a fresh address.
 */
export function createRuntimeSource(nonce: string | undefined): (registry: string) => Promise<Runtime> {
  let pendingRuntime: Promise<Runtime> | undefined;
  let failures = 0;

  async function fetchRuntime(registry: string): Promise<Runtime> {
    const address = new URL(`${ownFolder}/runtime.js`, registry).href;
    try {
      await runScript(failures === 0 ? address : withFreshQuery(address), { integrity: runtimeIntegrityMark, nonce });
      const runtime = runtimeOfPage();
      if (runtime === undefined) throw new Error(`${address} did not provide the federation runtime.`);
      return runtime;
    } catch (cause) {
      failures += 1;
      pendingRuntime = undefined;
      throw cause;
    }
  }

  return async (registry) => runtimeOfPage() ?? (pendingRuntime ??= fetchRuntime(registry));
}
