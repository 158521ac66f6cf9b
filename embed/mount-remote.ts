import type { ErrorReport, MountedRemote, MountOptions, RemoteModule } from '@shared/contracts';
import { showFailure, type FailureNotice } from './failure-notice.ts';
import { LoadError } from './load-error.ts';

/** What `MountedRemote.update` may change. */
type Patch = Parameters<MountedRemote['update']>[0];

export interface EmbeddedOptions extends MountOptions {
  /**
   * Whether a notice with *Try again* replaces a remote that does not load, which is the default. `false` leaves the
   * element empty, for pages that show their own notice.
   */
  readonly failureNotice?: boolean;
}

/** What each element holds: one remote at a time. */
const holders = new WeakMap<HTMLElement, MountedRemote>();

/** Reports an error to the page, or to the console if the page has no handler, so that the cause can be found. */
function reportFailure(options: MountOptions, report: ErrorReport): void {
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
 * Mounts a remote in an element. The handle is available at once, before any code of the remote: early updates are
 * stored, and an early unmount means that the remote is never mounted. What the element held before is unmounted.
 * `load` fetches the code, once per attempt. Its signal is aborted when the remote is no longer needed.
 */
export function mountRemote(
  load: (signal: AbortSignal) => Promise<RemoteModule>,
  name: string,
  element: HTMLElement,
  { failureNotice = true, ...options }: EmbeddedOptions,
): MountedRemote {
  void holders.get(element)?.unmount();
  const abortController = new AbortController();
  const wasInPage = element.isConnected;
  let current: MountOptions = options;
  let mounted: MountedRemote | undefined;
  let notice: FailureNotice | undefined;
  let unmounting: Promise<void> | undefined;

  /** Whether the remote is still needed: not after its element was removed from the page while it loaded. */
  const isWanted = (): boolean => !abortController.signal.aborted && (element.isConnected || !wasInPage);

  function fail(error: unknown): void {
    if (!(error instanceof LoadError) || error.code === 'UNMOUNTED') return;
    reportFailure(options, error);
    if (!failureNotice || !isWanted()) return;
    notice?.remove();
    notice = showFailure(element, error, () => void loadAndMount().catch(() => undefined));
  }

  async function loadAndMount(): Promise<void> {
    try {
      const remote = await load(abortController.signal);
      if (!isWanted()) {
        abortController.abort();
        throw new LoadError({ code: 'UNMOUNTED', remote: name, message: `'${name}' was unmounted before it loaded.` });
      }
      const hadFocus = notice?.hasFocus() ?? false;
      notice?.remove();
      notice = undefined;
      mounted = mountNow(remote, element, current);
      if (hadFocus) focusOn(element);
    } catch (error) {
      fail(error);
      throw error;
    }
    // From here on, the remote itself reports its errors.
    await mounted.ready;
  }

  function unmount(): Promise<void> {
    abortController.abort();
    options.signal?.removeEventListener('abort', stop);
    notice?.remove();
    if (holders.get(element) === handle) holders.delete(element);
    unmounting ??= mounted?.unmount() ?? Promise.resolve();
    return unmounting;
  }
  const stop = (): void => void unmount();

  const ready = loadAndMount();
  // A caller that awaits `ready` still gets the rejection. The error has already been reported.
  ready.catch(() => undefined);
  const handle: MountedRemote = {
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
  holders.set(element, handle);
  options.signal?.addEventListener('abort', stop, { once: true });
  if (options.signal?.aborted === true) stop();
  return handle;
}

/** Moves the focus of a person who pressed *Try again* by keyboard to what has replaced the button. */
function focusOn({ lastElementChild: place }: HTMLElement): void {
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus({ preventScroll: true });
}
