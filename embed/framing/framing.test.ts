import type { MountedRemote, MountOptions, NavigationPort, PortalHistory, RemoteModule } from '@shared/contracts';
import { createEmbed } from '../embed.ts';
import { type EmbedOptions } from '../embed-options.ts';
import { LoadError } from '../load-error.ts';
import { createFramedMount } from './framed-mount.ts';
import { answerToGreeting, greeting } from './messages.ts';

/** A channel as browsers have it: a message is a copy and arrives later. */
class Port {
  other: Port | undefined;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(data: unknown): void {
    const copy = structuredClone(data);
    queueMicrotask(() => this.other?.onmessage?.({ data: copy }));
  }
  close(): void {
    if (this.other) this.other.other = undefined;
    this.other = undefined;
  }
}
class Channel {
  port1 = new Port();
  port2 = new Port();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}
Object.assign(window, { MessageChannel: Channel });

const site = 'https://site.example';
const settled = () => new Promise((resolve) => setTimeout(resolve, 1));

/** The page around the frame. */
const embed = createEmbed({ load: () => Promise.reject(new Error('not here')) }, `${site}/registry.json`, '1.2.0');
const portAt = (path: string) => {
  const listeners = new Set<(path: string) => void>();
  const navigation: NavigationPort = {
    path,
    navigate: jest.fn(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    href: (to) => `/career?at=${encodeURIComponent(to)}`,
  };
  return { navigation, listeners };
};
const pageOptions = (change: Partial<EmbedOptions> = {}): EmbedOptions => ({
  session: { subject: 'u1', getToken: jest.fn(() => Promise.resolve('token')) },
  endpoints: { graphql: `${site}/graphql`, typeset: `${site}/typeset` },
  locale: { language: 'en' },
  isolation: 'iframe',
  onError: jest.fn(),
  ...change,
});

/** The remote in the frame. */
let inFrame: MountOptions;
const mounted: MountedRemote = {
  remote: 'events',
  version: 'a1',
  ready: Promise.resolve(),
  update: jest.fn(),
  unmount: jest.fn(() => Promise.resolve()),
};
const load = jest.fn<Promise<RemoteModule>, [string, { registry?: string }?]>();
const tessera = {
  load,
  mount: jest.fn((_name: string, _place: HTMLElement, options: EmbedOptions) => {
    inFrame = options as MountOptions;
    return mounted;
  }),
};

let element: HTMLElement;
beforeEach(() => {
  jest.clearAllMocks();
  const module = { contract: 1, name: 'events', version: 'a1', mount: () => mounted } as const;
  load.mockResolvedValue(module);
  element = document.createElement('div');
  document.body.append(element);
});
afterEach(() => element.remove());

const frameIn = (place: HTMLElement): HTMLIFrameElement | null => place.querySelector('iframe');

/** Sends the greeting of the frame's page. Returns whether the page has answered. */
function greet(from: { readonly origin?: string; readonly source?: Window | null } = {}): boolean {
  const { contentWindow } = frameIn(element)!;
  const postMessageSpy = jest.spyOn(contentWindow!, 'postMessage').mockImplementation();
  const event = { data: greeting, origin: site, source: contentWindow, ...from };
  window.dispatchEvent(new MessageEvent('message', event));
  const [[messages, to, ports] = []] = postMessageSpy.mock.calls as unknown as [[unknown, string, [Port]]?];
  postMessageSpy.mockRestore();
  if (ports === undefined) return false;
  expect([messages, to]).toEqual([answerToGreeting, site]);
  const [port] = ports;
  port.onmessage = ({ data }) => hear(data);
  const hear = createFramedMount({
    tessera,
    place: document.createElement('div'),
    config: { page: location.origin, registry: `${site}/registry.json?for=${location.origin}`, nonce: 'n' },
    endpoints: { graphql: `${site}/graphql`, typeset: `${site}/typeset` },
    send: (message) => port.postMessage(message),
  });
  return true;
}

async function mountFramed(change: Partial<EmbedOptions> = {}) {
  const options = pageOptions(change);
  const handle = embed.mount('events', element, options);
  greet();
  await handle.ready;
  return { options, handle };
}

test('loads the site’s page for this origin in the frame, with what the page names', async () => {
  const { handle } = await mountFramed({ registry: 'https://remotes.example/registry.json?channel=next' });
  expect(frameIn(element)).toHaveAttribute('src', `${site}/embed/frame?for=${encodeURIComponent(location.origin)}`);
  expect(frameIn(element)!.getAttribute('sandbox')).not.toContain('top-navigation');
  const { registry = '' } = load.mock.calls[0]![1]!;
  expect(Object.fromEntries(new URL(registry).searchParams)).toEqual({ for: location.origin, channel: 'next' });
  expect(handle).toMatchObject({ remote: 'events', version: 'a1' });
  await handle.unmount();
});

test('answers no other origin and no other window', async () => {
  const handle = embed.mount('events', element, pageOptions());
  expect(greet({ origin: 'https://evil.example' })).toBe(false);
  expect(greet({ source: window })).toBe(false);
  expect(greet()).toBe(true);
  await handle.ready;
  await handle.unmount();
});

test('uses the page’s session, its end, and its intents', async () => {
  let change: ((what: 'signed-out') => void) | undefined;
  const getToken = jest.fn<Promise<string | null>, [unknown]>(() => Promise.resolve('token'));
  const session = { subject: 'u1', getToken, onChange: (listener: typeof change) => ((change = listener), jest.fn()) };
  const onIntent = jest.fn(() => false);
  const { handle } = await mountFramed({ session, onIntent });
  expect(inFrame.session.subject).toBe('u1');
  await expect(inFrame.session.getToken({ reason: 'rejected' })).resolves.toBe('token');
  expect(getToken.mock.calls[0]![0]).toMatchObject({ reason: 'rejected' });
  getToken.mockRejectedValueOnce(new Error('later'));
  await expect(inFrame.session.getToken({ reason: 'expired' })).rejects.toThrow('later');
  getToken.mockResolvedValueOnce({} as unknown as string);
  await expect(inFrame.session.getToken({ reason: 'expired' })).rejects.toThrow('a string or null');
  const heard = jest.fn();
  inFrame.session.onChange!(heard);
  change!('signed-out');
  await settled();
  expect(heard).toHaveBeenCalledWith('signed-out');
  await expect(inFrame.onIntent!({ type: 'sign-in' })).resolves.toBe(false);
  expect(onIntent).toHaveBeenCalledWith({ type: 'sign-in' });
  await handle.unmount();
});

test('cancels a pending token request when nothing waits for it', async () => {
  let signal: AbortSignal | undefined;
  const getToken: MountOptions['session']['getToken'] = (request) => {
    signal = request.signal;
    return new Promise(() => undefined);
  };
  const { handle } = await mountFramed({ session: { subject: 'u1', getToken } });
  const limit = new AbortController();
  void inFrame.session.getToken({ reason: 'expired', signal: limit.signal });
  await settled();
  limit.abort();
  await settled();
  expect(signal?.aborted).toBe(true);
  await handle.unmount();
});

test('passes on the portal’s records, or why there are none', async () => {
  const history = { work: [{ uuid: 'w-1' }], education: [] };
  const getHistory = jest.fn<Promise<PortalHistory>, [unknown]>(() => Promise.resolve(history));
  const { handle } = await mountFramed({ getHistory });
  const request = { signal: new AbortController().signal };
  await expect(inFrame.getHistory!(request)).resolves.toEqual(history);
  getHistory.mockRejectedValueOnce(new Error('closed'));
  await expect(inFrame.getHistory!(request)).rejects.toThrow('closed');
  getHistory.mockResolvedValueOnce([] as unknown as PortalHistory);
  await expect(inFrame.getHistory!(request)).rejects.toThrow('{ work, education }');
  getHistory.mockResolvedValueOnce({ work: [() => 'no data'], education: [] });
  await expect(inFrame.getHistory!(request)).rejects.toThrow();
  await handle.unmount();
  const without = await mountFramed();
  expect(inFrame.getHistory).toBeUndefined();
  await without.handle.unmount();
});

test('uses the page’s address bar and its links', async () => {
  const { navigation, listeners } = portAt('/events/work');
  const { handle } = await mountFramed({ navigation });
  const port = inFrame.navigation!;
  expect(port.path).toBe('/events/work');
  expect(port.href!('/events/edu?q=a b')).toBe(
    `${location.origin}/career?at=${encodeURIComponent('/events/edu?q=a b')}`,
  );
  port.navigate('/events/edu', 'push');
  await settled();
  expect(navigation.navigate).toHaveBeenCalledWith('/events/edu', 'push');
  const navigate = jest.fn();
  port.subscribe(navigate);
  listeners.forEach((listener) => listener('/events/skills'));
  await settled();
  expect(navigate).toHaveBeenCalledWith('/events/skills');
  expect(port.path).toBe('/events/skills');
  handle.update({ appearance: { colorScheme: 'dark' }, navigation: portAt('/').navigation });
  await settled();
  expect(listeners.size).toBe(0);
  expect(mounted.update).toHaveBeenCalledWith({
    appearance: { colorScheme: 'dark' },
    navigation: expect.objectContaining({ path: '/' }) as unknown,
  });
  await handle.unmount();
});

test('passes on reports and events without their cause', async () => {
  const onEvent = jest.fn();
  const { handle, options } = await mountFramed({ onEvent });
  inFrame.onEvent!({ name: 'events.work.added' });
  const report = { id: 'x1', remote: 'events', version: 'a1', phase: 'network', message: 'away' } as const;
  inFrame.onError!({ ...report, cause: () => undefined });
  await settled();
  expect(onEvent).toHaveBeenCalledWith({ name: 'events.work.added' });
  expect(options.onError).toHaveBeenCalledWith(report);
  await handle.unmount();
});

test('lets the remote shut down once when it is unmounted and leaves nothing behind', async () => {
  const { handle } = await mountFramed();
  await Promise.all([handle.unmount(), handle.unmount()]);
  expect(mounted.unmount).toHaveBeenCalledTimes(1);
  expect(element).toBeEmptyDOMElement();
});

test('mounts the remote again when the browser has reloaded the frame', async () => {
  const { handle } = await mountFramed();
  greet();
  await settled();
  expect(tessera.mount).toHaveBeenCalledTimes(2);
  await handle.unmount();
});

test('shows in the page that the frame’s code did not load, and loads it on another try', async () => {
  load.mockRejectedValueOnce(new LoadError({ id: 'abcd1234', code: 'LOAD_FAILED', remote: 'events', message: 'lost' }));
  const options = pageOptions();
  const handle = embed.mount('events', element, options);
  greet();
  await expect(handle.ready).rejects.toMatchObject({ id: 'abcd1234', code: 'LOAD_FAILED' });
  expect(options.onError).toHaveBeenCalledTimes(1);
  expect(frameIn(element)).toBeNull();
  element.firstElementChild!.shadowRoot!.querySelector('button')!.click();
  greet();
  await settled();
  expect(tessera.mount).toHaveBeenCalledTimes(1);
  expect(element.children).toHaveLength(1);
  await handle.unmount();
});

test('gives up a refused frame and removes one that is no longer needed', async () => {
  jest.useFakeTimers();
  const handle = embed.mount('events', element, pageOptions({ failureNotice: false }));
  frameIn(element)!.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  await expect(handle.ready).rejects.toMatchObject({ code: 'LOAD_FAILED' });
  expect(element).toBeEmptyDOMElement();
  const second = embed.mount('events', element, pageOptions());
  await second.unmount();
  await expect(second.ready).rejects.toMatchObject({ code: 'UNMOUNTED' });
  expect(element).toBeEmptyDOMElement();
});
