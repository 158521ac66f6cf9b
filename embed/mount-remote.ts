import type { ErrorReport, MountedRemote, MountOptions, RemoteModule } from '@shared/contracts';
import { showFailure, type FailureNotice } from './failure-notice.ts';
import { LoadError } from './load-error.ts';

/** What `MountedRemote.update` may change. */
type Patch = Parameters<MountedRemote['update']>[0];

export interface EmbeddedOptions extends MountOptions {
  /**
   * Whether a remote that does not come is said to be missing in its place, with *Try again*: the default. `false` leaves
   * the element empty, for pages that say so themselves.
   */
  readonly failureNotice?: boolean;
}

/** What an element holds: one remote at a time. */
const holders = new WeakMap<HTMLElement, MountedRemote>();

/** A failure that nobody listens for would leave no trace of why. */
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
 * are kept, and an early unmount means that the remote is never mounted. What the element held before goes. `load` brings
 * the code, as often as it is tried; its signal is aborted when nobody wants the remote any more.
 */
export function mountRemote(
  load: (signal: AbortSignal) => Promise<RemoteModule>,
  name: string,
  element: HTMLElement,
  { failureNotice = true, ...options }: EmbeddedOptions,
): MountedRemote {
  void holders.get(element)?.unmount();
  const wanted = new AbortController();
  const wasInPage = element.isConnected;
  let current: MountOptions = options;
  let mounted: MountedRemote | undefined;
  let notice: FailureNotice | undefined;
  let unmounting: Promise<void> | undefined;

  /** Whoever takes the element out of the page while its remote is on its way does not want it any more. */
  const isWanted = (): boolean => !wanted.signal.aborted && (element.isConnected || !wasInPage);

  function fail(error: unknown): void {
    if (!(error instanceof LoadError) || error.code === 'UNMOUNTED') return;
    tell(options, error);
    if (!failureNotice || !isWanted()) return;
    notice?.remove();
    notice = showFailure(element, error, () => void bring().catch(() => undefined));
  }

  async function bring(): Promise<void> {
    try {
      const remote = await load(wanted.signal);
      if (!isWanted()) {
        wanted.abort();
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
    // From here on the remote itself reports what goes wrong.
    await mounted.ready;
  }

  function unmount(): Promise<void> {
    wanted.abort();
    options.signal?.removeEventListener('abort', stop);
    notice?.remove();
    if (holders.get(element) === handle) holders.delete(element);
    unmounting ??= mounted?.unmount() ?? Promise.resolve();
    return unmounting;
  }
  const stop = (): void => void unmount();

  const ready = bring();
  // Whoever awaits `ready` still gets the rejection; whoever does not has been told by `tell`.
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

/** Leads whoever pressed *Try again* by the keyboard to what has come in the button's place. */
function focusOn({ lastElementChild: place }: HTMLElement): void {
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus({ preventScroll: true });
}
