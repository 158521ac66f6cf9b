import { partnerAnswerChannel } from '@shared/contracts';

/** The milliseconds between checks whether the window is still open. */
const interval = 500;
const size = { width: 520, height: 720 };

/** A separate window for signing in elsewhere. */
export interface SignInWindow {
  goTo(address: string): void;
  /** Brings the window to the front, where the browser allows it. */
  focus(): void;
  close(): void;
  /**
   * Calls `listener` once when the window seems to be closed. It may still be open, because a site that isolates itself
   * looks closed from outside, so an answer is still awaited. Returns the function that stops the checks.
   */
  onGone(listener: () => void): () => void;
}

/** Centers the window on the browser's own window, also on a second screen. */
function features(): string {
  const { width, height } = size;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** Opens an empty window. Must be called in a click handler; returns undefined when the browser blocks it. */
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
 * Resolves to the address with which the provider redirects the window back to us, when it answers the request with
 * this `state`. It arrives by a BroadcastChannel of this origin, which works whatever the provider's pages do to their
 * opener.
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
