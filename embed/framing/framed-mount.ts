import type { Endpoints, MountedRemote } from '@shared/contracts';
import type { TesseraEmbed } from '../embed.ts';
import { createFramedEnvironment, sentReport, type FramedEnvironment } from './framed-options.ts';
import { readToFrame, type FramedOptions, type FromFrame, type SentReport, type ToFrame } from './messages.ts';

/** The configuration that the site passes to the frame's page. */
export interface FrameConfig {
  /** The only origin that may hold this frame and communicate with it. */
  readonly page: string;
  /** The registry with the versions for this partner's pages. */
  readonly registry: string;
  readonly nonce: string;
}

export interface FramedMountOptions {
  readonly tessera: Pick<TesseraEmbed, 'load' | 'mount'>;
  readonly place: HTMLElement;
  readonly config: FrameConfig;
  readonly endpoints: Endpoints;
  readonly send: (message: FromFrame) => void;
}

const isReport = (value: unknown): value is SentReport =>
  typeof value === 'object' && value !== null && 'id' in value && 'phase' in value;

/** The background of the remote continues below it, where the frame is higher. */
function continueGround(place: HTMLElement): void {
  const remoteRoot = place.firstElementChild?.shadowRoot?.querySelector('[data-tessera-root]');
  if (remoteRoot) document.body.style.setProperty('background', getComputedStyle(remoteRoot).backgroundColor);
}

/** Carries out in the frame what the surrounding page requests. Returns the handler of the page's messages. */
export function createFramedMount({ tessera, place, config, endpoints, send }: FramedMountOptions) {
  let request: { readonly name: string; readonly registry: string } | undefined;
  let environment: FramedEnvironment | undefined;
  let handle: MountedRemote | undefined;
  const size = new ResizeObserver(() => {
    send({ type: 'height', pixels: place.getBoundingClientRect().height });
    continueGround(place);
  });

  function fail(cause: unknown): void {
    const message = cause instanceof Error ? cause.message : String(cause);
    const unknown = { id: 'frame', remote: request?.name ?? '', version: '', phase: 'load', message } as const;
    send({ type: 'failed', report: isReport(cause) ? sentReport(cause) : unknown });
  }

  async function load({ name, channel }: Extract<ToFrame, { readonly type: 'load' }>): Promise<void> {
    const registry = new URL(config.registry);
    if (channel !== undefined) registry.searchParams.set('channel', channel);
    request = { name, registry: registry.href };
    try {
      const { version } = await tessera.load(name, { registry: request.registry });
      send({ type: 'loaded', version });
    } catch (cause) {
      fail(cause);
    }
  }

  async function mount(options: FramedOptions): Promise<void> {
    if (request === undefined) return;
    environment = createFramedEnvironment(options, send);
    const { name, registry } = request;
    const { nonce } = config;
    // The page around the frame reports errors.
    const common = { endpoints, registry, nonce, failureNotice: false } as const;
    handle = tessera.mount(name, place, { ...environment.options, ...common });
    size.observe(place);
    try {
      await handle.ready;
      send({ type: 'ready' });
    } catch (cause) {
      fail(cause);
    }
  }

  async function unmount(): Promise<void> {
    size.disconnect();
    await handle?.unmount();
    send({ type: 'unmounted' });
  }

  function follow(message: ToFrame): void {
    if (message.type === 'load') void load(message);
    else if (message.type === 'mount') void mount(message.options);
    else if (message.type === 'unmount') void unmount();
    else if (message.type === 'update') {
      const { place: at, ...patch } = message.patch;
      handle?.update({ ...patch, ...(at && environment && { navigation: environment.navigationAt(at) }) });
    } else environment?.hear(message);
  }

  return (data: unknown): void => {
    const message = readToFrame(data);
    if (message !== undefined) follow(message);
  };
}
