import type { ErrorReport, RegistryRecord } from '@shared/contracts';
import type { RoutesEntry } from '@shared/remote-kit';
import { defaultTiming, loadRemote, type LoadFailure, type LoadPorts } from './load-remote.ts';

export type RemoteState =
  | { readonly status: 'idle' | 'loading' }
  /** `generation` changes when the remote was loaded again: everything rendered from the old one must be unmounted. */
  | { readonly status: 'ready'; readonly door: RoutesEntry; readonly generation: number }
  | { readonly status: 'failed'; readonly failure: LoadFailure };

interface Remote {
  state: RemoteState;
  /** The attempts so far; each further one must make the federation runtime discard the last. */
  tried: number;
  /** Whether a user is waiting for the remote; the failure of a mere preload is not reported. */
  isWanted: boolean;
}

const idle: RemoteState = { status: 'idle' };

/** Holds the state of each remote on the page. React's `lazy` is not suitable, because it keeps a rejection forever. */
export class RemoteStore {
  readonly #ports: LoadPorts;
  readonly #remotes = new Map<string, Remote>();
  readonly #listeners = new Set<() => void>();

  constructor(ports: LoadPorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state(name: string): RemoteState {
    return this.#remotes.get(name)?.state ?? idle;
  }

  /** Starts to load a remote unless that has happened; a failed remote stays failed until `retry`. */
  load(record: RegistryRecord): void {
    const remote = this.#remote(record.name);
    remote.isWanted = true;
    if (remote.state.status === 'idle') void this.#load(record, remote);
  }

  /** Loads a remote that the user may open soon. */
  preload(record: RegistryRecord): void {
    const remote = this.#remote(record.name);
    if (remote.state.status === 'idle') void this.#load(record, remote);
  }

  /** Loads a remote again after a failure. */
  retry(record: RegistryRecord): void {
    const remote = this.#remote(record.name);
    remote.isWanted = true;
    if (remote.state.status !== 'loading') void this.#load(record, remote);
  }

  /** Marks a running remote as failed because of an error that only loading it again can fix. */
  fail({ name, version }: RegistryRecord, { id, cause }: Pick<ErrorReport, 'id' | 'cause'>): void {
    this.#set(this.#remote(name), {
      status: 'failed',
      failure: { id, remote: name, version, reason: 'unreachable', cause },
    });
  }

  #remote(name: string): Remote {
    const known = this.#remotes.get(name);
    if (known !== undefined) return known;
    const remote: Remote = { state: idle, tried: 0, isWanted: false };
    this.#remotes.set(name, remote);
    return remote;
  }

  async #load(record: RegistryRecord, remote: Remote): Promise<void> {
    const { tried } = remote;
    remote.tried += (this.#ports.timing ?? defaultTiming).attempts;
    this.#set(remote, { status: 'loading' });
    const result = await loadRemote(record, tried, this.#ports);
    if (result.ok) this.#set(remote, { status: 'ready', door: result.door, generation: tried });
    else if (remote.isWanted) this.#set(remote, { status: 'failed', failure: result.failure });
    else this.#set(remote, idle);
  }

  #set(remote: Remote, state: RemoteState): void {
    remote.state = state;
    for (const listener of this.#listeners) listener();
  }
}
