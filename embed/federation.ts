import type { RegistryRecord } from '@shared/contracts';
import type { Runtime } from './page-runtime.ts';
import { scriptElement, withFreshQuery } from './script-element.ts';

/** The part of the federation runtime that the loader needs, which tests replace. */
export interface FederationPort {
  /**
   * Begins to fetch what every remote of this registry needs, at the same time as the registry itself. Failures surface
   * when it is used.
   */
  begin(registry: string): void;
  /**
   * Fetches a remote's code and returns what its `./mount` entry point exports. `attempt` counts from 0: a repeated
   * attempt discards whatever the failed one left behind.
   */
  loadMountDoor(record: RegistryRecord, attempt: number, registry: string): Promise<unknown>;
}

export interface FederationSettings {
  /** The nonce for the script elements, if the page's policy requires one. */
  readonly nonce: string | undefined;
  /** The milliseconds after which the entry's script counts as lost. */
  readonly scriptTimeout: number;
  readonly runtimeAt: (registry: string) => Promise<Runtime>;
}

/** The share scope is used by our remotes only: a page that federates its own React shares nothing with them. */
const shareScope = 'tessera';

/** Returns the part of a URL that stays the same across attempts. */
const withoutQuery = (address: string): string => address.split('?')[0] ?? address;

/** Preloads the entry point's first chunks together with the entry instead of after it. */
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

type Federation = InstanceType<Runtime['ModuleFederation']>;

/**
 * Creates a federation instance with our own name. Nothing is registered globally, so other federations on the page
 * stay as they are.
 */
function createInstance(
  runtime: Runtime,
  integrityOf: ReadonlyMap<string, string>,
  { nonce, scriptTimeout }: FederationSettings,
): Federation {
  const Instance = runtime.getGlobalFederationConstructor() ?? runtime.ModuleFederation;
  const instance = new Instance({
    id: 'tessera_embed',
    name: 'tessera_embed',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'tessera-entry-integrity',
        createScript({ url }) {
          const integrity = integrityOf.get(withoutQuery(url));
          if (integrity === undefined) return undefined;
          return { script: scriptElement(url, { integrity, nonce }), timeout: scriptTimeout };
        },
      },
    ],
  });
  runtime.setGlobalFederationInstance(instance);
  return instance;
}

/** Loads remotes. An entry's script carries the registry's integrity, so that changed bytes do not run. */
export function createFederation(settings: FederationSettings): FederationPort {
  const { nonce, runtimeAt } = settings;
  const integrityOf = new Map<string, string>();
  let instance: Federation | undefined;
  return {
    begin(registry) {
      runtimeAt(registry).catch(() => undefined);
    },
    async loadMountDoor(record, attempt, registry) {
      integrityOf.set(withoutQuery(record.entry), record.integrity);
      if (attempt === 0)
        preload(
          record.preload.mount.filter((address) => address !== record.entry),
          nonce,
        );
      instance ??= createInstance(await runtimeAt(registry), integrityOf, settings);
      const entry = attempt === 0 ? record.entry : withFreshQuery(record.entry);
      instance.registerRemotes([{ name: record.scope, entry, shareScope }], { force: attempt > 0 });
      return instance.loadRemote<unknown>(`${record.scope}/mount`);
    },
  };
}
