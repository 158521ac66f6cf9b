import type { ErrorReport, MountedRemote, MountOptions, RemoteModule } from '@shared/contracts';
import { LoadError } from './load-error.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** What `MountedRemote.update` may change. */
type Patch = Parameters<MountedRemote['update']>[0];

/** A failure that nobody listens for would leave an empty place and no trace of why. */
function tell(options: MountOptions, report: ErrorReport): void {
  if (options.onError !== undefined) options.onError(report);
  else console.error(`Tessera (${report.id}): ${report.message}`, report);
}

function mountNow(remote: RemoteModule, element: HTMLElement, options: MountOptions): MountedRemote {
  try {
    return remote.mount(element, options);
  } catch (cause) {
    const { name, version } = remote;
    const message = `'${name}' could not be mounted.`;
    throw new LoadError({ code: 'MOUNT_FAILED', remote: name, version, message, cause });
  }
}

/**
 * Puts a remote into an element. The handle is there at once, before any code of the remote: updates that come early
 * are kept, and an early unmount means that the remote is never mounted.
 */
export function mountRemote(
  loader: RemoteLoader,
  name: string,
  registry: string,
  element: HTMLElement,
  options: MountOptions,
): MountedRemote {
  const wanted = new AbortController();
  let current = options;
  let mounted: MountedRemote | undefined;
  let unmounting: Promise<void> | undefined;

  async function bring(): Promise<void> {
    try {
      const remote = await loader.load(name, registry, wanted.signal);
      if (wanted.signal.aborted) {
        throw new LoadError({ code: 'UNMOUNTED', remote: name, message: `'${name}' is no longer wanted.` });
      }
      mounted = mountNow(remote, element, current);
    } catch (error) {
      if (error instanceof LoadError && error.code !== 'UNMOUNTED') tell(options, error);
      throw error;
    }
    // From here on the remote itself reports what goes wrong.
    await mounted.ready;
  }

  function unmount(): Promise<void> {
    wanted.abort();
    options.signal?.removeEventListener('abort', stop);
    unmounting ??= mounted?.unmount() ?? Promise.resolve();
    return unmounting;
  }
  const stop = (): void => void unmount();

  options.signal?.addEventListener('abort', stop, { once: true });
  if (options.signal?.aborted === true) stop();
  const ready = bring();
  // Whoever awaits `ready` still gets the rejection; whoever does not has been told by `tell`.
  ready.catch(() => undefined);

  return {
    remote: name,
    get version() {
      return mounted?.version ?? '';
    },
    ready,
    update(patch: Patch) {
      current = { ...current, ...patch };
      mounted?.update(patch);
    },
    unmount,
  };
}
