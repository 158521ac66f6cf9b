import { manifestName } from '../browser/engine-manifest.ts';
import type { ServerCallOptions } from '../server-call.ts';
import { createSwitchingEngine, type SwitchingEngine } from './switching-engine.ts';
import type { EngineSwitchOptions } from './engine-switch.ts';

export interface PageEngineOptions extends Pick<ServerCallOptions, 'endpoint' | 'getToken'> {
  readonly memory: EngineSwitchOptions['memory'];
}

/** Time limits in milliseconds for a probe and for waiting until the page is idle. */
const probeLimit = 5_000;
const idleLimit = 10_000;
/** Minimum device memory in gigabytes; a document takes a tenth of one. */
const minMemory = 2;

/** Browser properties that are missing from the standard type declarations. */
interface Hints {
  readonly connection?: { readonly saveData?: boolean };
  readonly deviceMemory?: number;
}

/** The address of the engine's files; undefined where this browser cannot run the engine or should not download it. */
function engineFolder(endpoint: string): string | undefined {
  const folder = new URL('/engine/', new URL(endpoint, location.href));
  const { connection, deviceMemory = minMemory } = navigator as Navigator & Hints;
  // Browsers start a worker only from the page's own origin, so pages of partners keep to the server.
  const isPossible =
    folder.origin === location.origin && typeof Worker === 'function' && typeof WebAssembly === 'object';
  return isPossible && connection?.saveData !== true && deviceMemory >= minMemory ? folder.href : undefined;
}

const unreachable = (): Promise<never> => Promise.reject(new Error('There is no engine for this page.'));

/** Creates the typesetter of a page: on the server and, when that is slow or unreachable, in this browser. */
export function createPageEngine({ memory, ...call }: PageEngineOptions): SwitchingEngine {
  const folder = engineFolder(call.endpoint);
  return createSwitchingEngine({
    ...call,
    memory,
    load: async () => {
      if (folder === undefined) return unreachable();
      const { loadBrowserEngine } = await import('../browser/browser-engine.ts');
      return loadBrowserEngine(folder);
    },
    probe: async () => {
      if (folder === undefined) return unreachable();
      const start = performance.now();
      await fetch(folder + manifestName, {
        method: 'HEAD',
        cache: 'no-store',
        signal: AbortSignal.timeout(probeLimit),
      });
      return performance.now() - start;
    },
    whenIdle: (work) => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: idleLimit });
      else setTimeout(work, idleLimit / 10);
    },
  });
}
