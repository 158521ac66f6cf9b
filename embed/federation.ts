import { createInstance } from '@module-federation/runtime';
import type { RegistryRecord } from '@shared/contracts';

/** What the loader needs of the federation runtime; tests put their own in its place. */
export interface FederationPort {
  /**
   * Fetches a remote's code and answers what its `./mount` door exports. `attempt` counts from 0: a repeated attempt
   * forgets whatever the failed one left behind.
   */
  loadMountDoor(record: RegistryRecord, attempt: number): Promise<unknown>;
}

export interface FederationSettings {
  /** Nonce for the script elements, where the page's policy asks for one. */
  readonly nonce: string | undefined;
  /** Milliseconds after which the entry's script counts as lost. */
  readonly scriptTimeout: number;
}

/** Ours alone: a page that federates a React of its own shares nothing with the remotes. */
const shareScope = 'tessera';

const withFreshQuery = (address: string): string => {
  const url = new URL(address);
  url.searchParams.set('r', Date.now().toString(36));
  return url.href;
};

/** The part of a URL that stays the same however often it is asked for. */
const withoutQuery = (address: string): string => address.split('?')[0] ?? address;

function entryScript(address: string, integrity: string, nonce: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  if (nonce !== undefined) script.nonce = nonce;
  script.src = address;
  return script;
}

/** Lets the door's first chunks come together with the entry instead of after it. */
function preload(addresses: readonly string[], nonce: string | undefined): void {
  for (const address of addresses) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    if (nonce !== undefined) link.nonce = nonce;
    link.href = address;
    link.addEventListener('load', () => link.remove());
    link.addEventListener('error', () => link.remove());
    document.head.append(link);
  }
}

/**
 * A federation instance of our own name. Nothing is registered globally: other federations on the page stay as they
 * are. The entry's script carries the registry's integrity, so that changed bytes do not run.
 */
export function createFederation({ nonce, scriptTimeout }: FederationSettings): FederationPort {
  const integrityOf = new Map<string, string>();
  const instance = createInstance({
    name: 'tessera_embed',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'tessera-entry-integrity',
        createScript({ url }) {
          const integrity = integrityOf.get(withoutQuery(url));
          if (integrity === undefined) return undefined;
          return { script: entryScript(url, integrity, nonce), timeout: scriptTimeout };
        },
      },
    ],
  });
  return {
    async loadMountDoor(record, attempt) {
      integrityOf.set(withoutQuery(record.entry), record.integrity);
      const entry = attempt === 0 ? record.entry : withFreshQuery(record.entry);
      instance.registerRemotes([{ name: record.scope, entry, shareScope }], { force: attempt > 0 });
      if (attempt === 0)
        preload(
          record.preload.mount.filter((address) => address !== record.entry),
          nonce,
        );
      return instance.loadRemote<unknown>(`${record.scope}/mount`);
    },
  };
}
