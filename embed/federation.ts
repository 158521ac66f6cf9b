import type { RegistryRecord } from '@shared/contracts';
import type { Runtime } from './page-runtime.ts';
import { scriptElement, withFreshQuery } from './script-element.ts';

/** What the loader needs of the federation runtime; tests put their own in its place. */
export interface FederationPort {
  /** Begins to fetch what any remote of this registry needs, beside the registry itself. Failures show when it is used. */
  begin(registry: string): void;
  /**
   * Fetches a remote's code and answers what its `./mount` door exports. `attempt` counts from 0: a repeated attempt
   * forgets whatever the failed one left behind.
   */
  loadMountDoor(record: RegistryRecord, attempt: number, registry: string): Promise<unknown>;
}

export interface FederationSettings {
  /** Nonce for the script elements, where the page's policy asks for one. */
  readonly nonce: string | undefined;
  /** Milliseconds after which the entry's script counts as lost. */
  readonly scriptTimeout: number;
  readonly runtimeAt: (registry: string) => Promise<Runtime>;
}

/** Ours alone: a page that federates a React of its own shares nothing with the remotes. */
const shareScope = 'tessera';

/** The part of a URL that stays the same however often it is asked for. */
const withoutQuery = (address: string): string => address.split('?')[0] ?? address;

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

type Federation = InstanceType<Runtime['ModuleFederation']>;

/** A federation instance of our own name. Nothing is registered globally: other federations on the page stay as they are. */
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

/** Loads remotes; an entry's script carries the registry's integrity, so that changed bytes do not run. */
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
