import { partnerAnswerChannel } from '@shared/contracts';

/** How often it is looked whether the window is still there, in milliseconds. */
const interval = 500;
const size = { width: 520, height: 720 };

/** A window of its own in which somebody signs in elsewhere. */
export interface SignInWindow {
  goTo(address: string): void;
  /** Brings it to the front, where the browser allows it. */
  focus(): void;
  close(): void;
  /**
   * Tells once when the window seems to be gone. It may be there all the same: a site that isolates itself looks closed
   * from outside, so an answer is still waited for. Returns the function that stops it.
   */
  onGone(listener: () => void): () => void;
}

/** In the middle of the browser's own window, also on the second of two screens. */
function features(): string {
  const { width, height } = size;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** Opens the window, empty as yet. To be called while a click is handled; answers undefined when none may open. */
export function openSignInWindow(): SignInWindow | undefined {
  const opened = window.open('', 'tessera-partner-sign-in', features());
  if (opened === null) return undefined;
  return {
    goTo: (address) => opened.location.replace(address),
    focus: () => opened.focus(),
    close: () => opened.close(),
    onGone(listener) {
      const timer = setInterval(() => {
        if (!opened.closed) return;
        clearInterval(timer);
        listener();
      }, interval);
      return () => clearInterval(timer);
    },
  };
}

/**
 * The address with which the provider sends the window back to us, when it is the answer to the request with this
 * `state`. It comes by a channel of this origin, which works whatever the provider's pages do to their opener.
 */
export function answerTo(state: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(partnerAnswerChannel);
    const stop = (): void => channel.close();
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const address = typeof data === 'string' ? URL.parse(data) : null;
      if (address?.searchParams.get('state') !== state) return;
      stop();
      resolve(address.href);
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason as Error);
    });
  });
}
