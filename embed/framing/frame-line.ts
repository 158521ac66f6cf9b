import { brand } from '@shared/contracts';
import { answerToGreeting, greeting, readFromFrame, type FromFrame, type ToFrame } from './messages.ts';

/**
 * The milliseconds after the frame's page has loaded within which it must send its greeting. A page that the browser
 * refused never will.
 */
const greetingPatience = 2_000;

export interface FrameLine {
  send(message: ToFrame): void;
  setHeight(pixels: number): void;
  /** Hides the frame while its content shuts down. */
  hide(): void;
  /** Removes the frame from the page. Idempotent. */
  close(): void;
}

export interface FrameLineOptions {
  readonly address: URL;
  readonly place: HTMLElement;
  /** Called when the frame's page is ready for messages: once, and again whenever the browser has reloaded it. */
  readonly onGreeting: () => void;
  readonly onMessage: (message: FromFrame) => void;
  /** Called when the frame's page has loaded without a greeting. */
  readonly onSilence: () => void;
}

/**
 * The permissions of a frame: all that a remote does on a page, except navigating the page. Its origin differs from the
 * page's, so that neither can access the other.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-downloads allow-modals allow-popups allow-popups-to-escape-sandbox';

function makeFrame({ address, place }: FrameLineOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  frame.allow = 'clipboard-write';
  frame.title = place.getAttribute('aria-label') ?? brand.name;
  // Styles are set by script, as a policy without `unsafe-inline` requires, and override the page's rules for frames.
  const styles = { all: 'initial', display: 'block', width: '100%', height: '0', border: '0', 'border-radius': '8px' };
  for (const [property, value] of Object.entries(styles)) frame.style.setProperty(property, value, 'important');
  frame.src = address.href;
  return frame;
}

/** Puts a frame into a place and keeps a channel to its page. Messages of other windows are ignored. */
export function openFrame(options: FrameLineOptions): FrameLine {
  const { address, place, onGreeting, onMessage, onSilence } = options;
  const frame = makeFrame(options);
  let port: MessagePort | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function hear({ source, origin, data }: MessageEvent): void {
    const { contentWindow } = frame;
    if (contentWindow === null || source !== contentWindow || origin !== address.origin || data !== greeting) return;
    clearTimeout(silence);
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = (event) => {
      const message = readFromFrame(event.data);
      if (message !== undefined) onMessage(message);
    };
    contentWindow.postMessage(answerToGreeting, address.origin, [port2]);
    onGreeting();
  }

  window.addEventListener('message', hear);
  frame.addEventListener('load', () => {
    clearTimeout(silence);
    if (port === undefined) silence = setTimeout(onSilence, greetingPatience);
  });
  place.append(frame);
  return {
    send: (message) => port?.postMessage(message),
    setHeight(pixels) {
      // The frame is at most as high as the window, because a dialog in the frame is in the middle of the frame.
      const height = `clamp(min(480px, 100dvh), ${Math.ceil(pixels)}px, 100dvh)`;
      frame.style.setProperty('height', height, 'important');
    },
    hide: () => frame.style.setProperty('display', 'none', 'important'),
    close() {
      clearTimeout(silence);
      window.removeEventListener('message', hear);
      port?.close();
      frame.remove();
    },
  };
}
