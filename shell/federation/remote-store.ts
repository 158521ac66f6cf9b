import type { RegistryRecord } from '@shared/contracts';
import type { RoutesDoor } from '@shared/remote-kit';
import { loadRemote, type LoadFailure, type LoadPorts } from './load-remote.ts';

export type RemoteState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly door: RoutesDoor; readonly generation: number }
  | { readonly status: 'failed'; readonly failure: LoadFailure };

const idle: RemoteState = { status: 'idle' };

/**
 * Holds the state of each remote on the page. React's `lazy` cannot: it keeps a rejection for ever.
 */
export class RemoteStore {
  readonly #ports: LoadPorts;
  readonly #states = new Map<string, RemoteState>();
  readonly #tried = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  constructor(ports: LoadPorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state(name: string): RemoteState {
    return this.#states.get(name) ?? idle;
  }

  /** Begins loading unless that was done before; a failed remote stays failed until `retry`. */
  load(record: RegistryRecord): void {
    if (this.state(record.name).status === 'idle') void this.#load(record);
  }

  /** Loads again after a failure, or after one of the remote's later files could not be fetched. */
  retry(record: RegistryRecord): void {
    if (this.state(record.name).status !== 'loading') void this.#load(record);
  }

  async #load(record: RegistryRecord): Promise<void> {
    const { name } = record;
    const tried = this.#tried.get(name) ?? 0;
    this.#tried.set(name, tried + 3);
    this.#set(name, { status: 'loading' });
    const result = await loadRemote(record, tried, this.#ports);
    if (result.ok) this.#set(name, { status: 'ready', door: result.door, generation: tried });
    else this.#set(name, { status: 'failed', failure: result.failure });
  }

  #set(name: string, state: RemoteState): void {
    this.#states.set(name, state);
    for (const listener of this.#listeners) listener();
  }
}
