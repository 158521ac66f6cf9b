import { getInstance } from '@module-federation/runtime';
import { isReadableIntegrity, type RegistryRecord } from '@shared/contracts';

/** What the loader needs from the federation runtime; tests replace it. */
export interface FederationPort {
  /**
   * Fetches a remote's code and resolves to the exports of its `./routes` entry point. `attempt` counts from 0 within
   * the page: each further attempt discards what the failed one left behind.
   */
  loadRoutesDoor(record: RegistryRecord, attempt: number): Promise<unknown>;
}

/** The timeout in milliseconds of the script request itself, which is longer than the loader waits. */
const scriptTimeout = 12_000;

const withoutQuery = (address: string): string => address.split('?')[0] ?? address;

function withFreshQuery(address: string): string {
  const url = new URL(address);
  url.searchParams.set('r', Date.now().toString(36));
  return url.href;
}

function entryScript(address: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.src = address;
  // A development server's entry changes with every edit.
  if (process.env['NODE_ENV'] === 'production' || isReadableIntegrity(integrity)) script.integrity = integrity;
  return script;
}

/**
 * Wraps the federation runtime that webpack built into the shell's entry. Entries are fetched with the registry's
 * integrity: modified files do not run, and a record without a valid integrity is refused.
 */
export function createFederation(): FederationPort {
  const runtime = getInstance();
  if (runtime === null) throw new Error('The federation runtime is missing.');
  const integrityOf = new Map<string, string>();
  runtime.registerPlugins([
    {
      name: 'tessera-entry-integrity',
      createScript({ url }) {
        const integrity = integrityOf.get(withoutQuery(url));
        if (integrity === undefined) return undefined;
        return { script: entryScript(url, integrity), timeout: scriptTimeout };
      },
    },
  ]);
  return {
    async loadRoutesDoor(record, attempt) {
      if (process.env['NODE_ENV'] === 'production' && !isReadableIntegrity(record.integrity)) {
        throw new Error(`The registry has no valid integrity hash for '${record.name}'.`);
      }
      integrityOf.set(record.entry, record.integrity);
      const entry = attempt === 0 ? record.entry : withFreshQuery(record.entry);
      runtime.registerRemotes([{ name: record.scope, entry, shareScope: 'tessera' }], { force: attempt > 0 });
      return runtime.loadRemote(`${record.scope}/routes`);
    },
  };
}
