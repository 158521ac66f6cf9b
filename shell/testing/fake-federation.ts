import { contractVersion, type RegistryRecord } from '@shared/contracts';
import type { FederationPort } from '../federation/federation-port.ts';

/** Returns a record as the server inlines it in the page. */
export const recordOf = (name: string, changes: Partial<RegistryRecord> = {}): RegistryRecord => ({
  name,
  contract: contractVersion,
  routes: [{ path: `/${name}` }],
  navigation: [],
  version: '0123456789ab',
  scope: `tessera_${name.replaceAll('-', '_')}`,
  entry: `http://remotes.test/${name}/0123456789ab/remoteEntry.js`,
  integrity: 'sha384-AAAA',
  preload: { routes: [], mount: [] },
  ...changes,
});

/** Returns the exports of a remote's routes entry point, with one line of text at each of its paths. */
export const doorOf = (name: string, paths: readonly string[] = [name]): unknown => ({
  door: {
    contract: contractVersion,
    name,
    version: '0123456789ab',
    routes: () => paths.map((path) => ({ path, element: `${name} at ${path}` })),
  },
});

export interface FakeFederation extends FederationPort {
  readonly attempts: { readonly name: string; readonly version: string; readonly attempt: number }[];
  /** Sets the results of the next loads of a remote, in order; the last one repeats. */
  script(name: string, ...outcomes: readonly (() => Promise<unknown>)[]): void;
}

/** A federation runtime whose results are set by the test. */
export function fakeFederation(): FakeFederation {
  const scripts = new Map<string, (() => Promise<unknown>)[]>();
  const attempts: FakeFederation['attempts'] = [];
  return {
    attempts,
    script: (name, ...outcomes) => void scripts.set(name, [...outcomes]),
    loadRoutesDoor({ name, version }, attempt) {
      attempts.push({ name, version, attempt });
      const outcomes = scripts.get(name) ?? [];
      const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
      return outcome?.() ?? Promise.reject(new Error(`Nothing is written down for '${name}'.`));
    },
  };
}

/** Returns a load that succeeds with the given exports. */
export const succeed =
  (loaded: unknown): (() => Promise<unknown>) =>
  () =>
    Promise.resolve(loaded);
/** Returns a load that fails with the given message. */
export const drop =
  (message = 'RUNTIME-008'): (() => Promise<unknown>) =>
  () =>
    Promise.reject(new Error(message));
/** A load that never settles. */
export const hang: () => Promise<unknown> = () => new Promise(() => undefined);
