import {
  resolveAtGateway,
  contractVersion,
  type MountedRemote,
  type MountOptions,
  type NavigationPort,
  type RemoteModule,
} from '@shared/contracts';
import { LoadError, type LoadErrorCode } from '../load-error.ts';
import { openFrame } from './frame-line.ts';
import { linkShapeOf } from './link-shape.ts';
import type { FramedOptions, FramedPatch, FramedPlace, FromFrame, SentReport } from './messages.ts';
import { createPageAnswers } from './page-answers.ts';

/** The milliseconds to wait for the frame's page and the code in it, which is tried for 15 seconds. */
const patience = 25_000;
/** The milliseconds that a remote has to save unsent input before its frame is removed. */
const leaveTaking = 500;

/** The path at which the site serves the page for frames, on the same origin as the gateway. */
const framePath = '/embed/frame';

export interface FramedRemoteOptions {
  readonly name: string;
  /** The gateway's address. */
  readonly graphql: string;
  readonly element: HTMLElement;
  /** The channel of the registry. The default is that of the page's partner. */
  readonly channel: string | undefined;
}

const placeOf = (port: NavigationPort): FramedPlace => ({ path: port.path, links: linkShapeOf(port) });

function framedOptions(options: MountOptions): FramedOptions {
  const { session, locale, appearance, navigation } = options;
  return {
    subject: session.subject,
    locale,
    takesIntents: options.onIntent !== undefined,
    givesHistory: options.getHistory !== undefined,
    ...(appearance && { appearance }),
    ...(navigation && { place: placeOf(navigation) }),
  };
}

const failureIn = ({ id, remote, version, code, message }: SentReport): LoadError =>
  new LoadError({ id, remote, version, code: (code ?? 'LOAD_FAILED') as LoadErrorCode, message });

/**
 * Loads a remote in a page of Tessera's own, in a frame that is put into `element`: for pages that must not run
 * third-party code. Resolves when it can be mounted. Rejects with a `LoadError` after removing the frame. Aborting
 * removes the frame.
 */
export function loadFramed(
  { name, graphql, element, channel }: FramedRemoteOptions,
  signal: AbortSignal,
): Promise<RemoteModule> {
  const loaded = Promise.withResolvers<RemoteModule>();
  const address = new URL(resolveAtGateway(graphql, framePath), document.baseURI);
  address.searchParams.set('for', location.origin);
  let version = '';
  /** Handles the frame's messages once the remote is mounted. */
  let hearMounted: ((message: FromFrame) => void) | undefined;
  let isTaken = false;

  const line = openFrame({
    address,
    place: element,
    onGreeting: () => line.send({ type: 'load', name, channel }),
    onMessage(message) {
      if (message.type === 'loaded') ({ version } = message);
      if (hearMounted !== undefined) hearMounted(message);
      else if (message.type === 'loaded') loaded.resolve(remote);
      else if (message.type === 'failed') fail(failureIn(message.report));
    },
    onSilence() {
      const message = `The frame at ${address.href} does not respond. Check that this page's origin is registered and that frame-src allows the frame.`;
      fail(new LoadError({ code: 'LOAD_FAILED', remote: name, message }));
    },
  });
  const timer = setTimeout(() => {
    fail(new LoadError({ code: 'TIMED_OUT', remote: name, message: `'${name}' took too long to load.` }));
  }, patience);
  const giveUp = (): void => {
    fail(new LoadError({ code: 'UNMOUNTED', remote: name, message: `'${name}' was unmounted before it loaded.` }));
  };
  function fail(error: LoadError): void {
    loaded.reject(error);
    if (!isTaken) line.close();
  }
  signal.addEventListener('abort', giveUp, { once: true });
  loaded.promise.catch(() => undefined).finally(() => clearTimeout(timer));

  const remote: RemoteModule = {
    contract: contractVersion,
    name,
    get version() {
      return version;
    },
    mount(_element, options) {
      isTaken = true;
      signal.removeEventListener('abort', giveUp);
      const mounted = mountFramed(name, () => version, line, options);
      hearMounted = mounted.hear;
      return mounted.handle;
    },
  };
  return loaded.promise;
}

/** Creates the handle of a remote in a frame and the handler of the frame's messages. */
function mountFramed(
  name: string,
  versionNow: () => string,
  line: ReturnType<typeof openFrame>,
  options: MountOptions,
): { readonly handle: MountedRemote; readonly hear: (message: FromFrame) => void } {
  let current = options;
  let departure: PromiseWithResolvers<undefined> | undefined;
  const readiness = Promise.withResolvers<undefined>();
  readiness.promise.catch(() => undefined);
  const answers = createPageAnswers(
    () => current,
    (message) => line.send(message),
  );
  const follow = (): (() => void) | undefined =>
    current.navigation?.subscribe((path) => line.send({ type: 'go', path }));
  const mount = (): void => line.send({ type: 'mount', options: framedOptions(current) });
  const stopSession = options.session.onChange?.((change) => line.send({ type: 'session-change', change }));
  let stopNavigation = follow();
  mount();

  function hear(message: FromFrame): void {
    // The browser has reloaded the frame, for example because its element was moved.
    if (message.type === 'loaded') mount();
    else if (message.type === 'ready') readiness.resolve(undefined);
    else if (message.type === 'failed') readiness.reject(failureIn(message.report));
    else if (message.type === 'height') line.setHeight(message.pixels);
    else if (message.type === 'unmounted') departure?.resolve(undefined);
    else answers.hear(message);
  }

  async function leave(left: PromiseWithResolvers<undefined>): Promise<void> {
    answers.stop();
    stopSession?.();
    stopNavigation?.();
    line.hide();
    line.send({ type: 'unmount' });
    const timer = setTimeout(() => left.resolve(undefined), leaveTaking);
    await left.promise;
    clearTimeout(timer);
    line.close();
    readiness.resolve(undefined);
  }
  let left: Promise<void> | undefined;

  const handle: MountedRemote = {
    remote: name,
    get version() {
      return versionNow();
    },
    ready: readiness.promise,
    update({ locale, appearance, navigation }) {
      current = {
        ...current,
        ...(locale && { locale }),
        ...(appearance && { appearance }),
        ...(navigation && { navigation }),
      };
      const patch: FramedPatch = {
        ...(locale && { locale }),
        ...(appearance && { appearance }),
        ...(navigation && { place: placeOf(navigation) }),
      };
      if (navigation !== undefined) {
        stopNavigation?.();
        stopNavigation = follow();
      }
      line.send({ type: 'update', patch });
    },
    unmount() {
      departure ??= Promise.withResolvers<undefined>();
      left ??= leave(departure);
      return left;
    },
  };
  return { handle, hear };
}
