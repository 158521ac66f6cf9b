import { manifestName } from '../browser/engine-manifest.ts';
import type { ServerCallOptions } from '../server-call.ts';
import { createSwitchingEngine, type SwitchingEngine } from './switching-engine.ts';
import type { EngineSwitchOptions } from './engine-switch.ts';

export interface PageEngineOptions extends Pick<ServerCallOptions, 'endpoint' | 'getToken'> {
  readonly memory: EngineSwitchOptions['memory'];
}

/** Milliseconds. */
const probeLimit = 5_000;
const idleLimit = 10_000;
/** Gigabytes: a document takes a tenth of one. */
const minMemory = 2;

/** What of a browser is not in the types of all of them. */
interface Hints {
  readonly connection?: { readonly saveData?: boolean };
  readonly deviceMemory?: number;
}

/** Address of the engine's files; undefined where this browser cannot have them or should be spared them. */
function engineFolder(endpoint: string): string | undefined {
  const folder = new URL('/engine/', new URL(endpoint, location.href));
  const { connection, deviceMemory = minMemory } = navigator as Navigator & Hints;
  // A worker is started from the page's own site only, so pages of partners keep to the server.
  const isPossible =
    folder.origin === location.origin && typeof Worker === 'function' && typeof WebAssembly === 'object';
  return isPossible && connection?.saveData !== true && deviceMemory >= minMemory ? folder.href : undefined;
}

const unreachable = (): Promise<never> => Promise.reject(new Error('There is no engine for this page.'));

/** The typesetter of a page: on the server, and where that is far or gone, in this browser. */
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
