import type { Mailer, Message } from './mailer.ts';

/** What is told of a message that could not be sent: nothing that names a person. */
export interface SendFailure {
  /** From 1. */
  readonly attempt: number;
  readonly isLast: boolean;
  /** The library's or the system's code, such as `ECONNREFUSED`. */
  readonly code: string | undefined;
  /** The mail server's answer, such as 550. */
  readonly status: number | undefined;
}

export interface OutboxOptions {
  readonly mailer: Mailer;
  readonly onFailure: (failure: SendFailure) => void;
  /** Milliseconds before the second, third … attempt. */
  readonly delays?: readonly number[];
}

/** Takes messages and sends them in the background, so that nobody's answer waits for a mail server. */
export interface Outbox {
  post(message: Message): void;
  /** Sends what still waits, once more and without waiting longer than a few seconds. */
  close(): Promise<void>;
}

const second = 1000;
const defaultDelays = [5 * second, 60 * second];
/** Messages that may wait for another attempt; beyond them the mail server has been away for too long. */
const mostWaiting = 500;
/** Milliseconds that the end of the process waits for the mail. */
const lastPatience = 5 * second;

/** Messages of errors name addresses; codes do not. */
function told(error: unknown): Pick<SendFailure, 'code' | 'status'> {
  const { code, responseCode } = (error ?? {}) as { readonly code?: unknown; readonly responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : error instanceof Error ? error.name : undefined,
    status: typeof responseCode === 'number' ? responseCode : undefined,
  };
}

/**
 * Tries each message three times with growing pauses. A server that has refused one for good (5xx, RFC 5321 §4.2.1) is not
 * asked again. What waits is lost with the process: the person asks for another message.
 */
export function createOutbox({ mailer, onFailure, delays = defaultDelays }: OutboxOptions): Outbox {
  const sending = new Set<Promise<void>>();
  const waiting = new Map<NodeJS.Timeout, () => void>();
  let closed = false;

  function begin(message: Message, attempt: number): void {
    const work = attemptToSend(message, attempt).finally(() => sending.delete(work));
    sending.add(work);
  }

  async function attemptToSend(message: Message, attempt: number): Promise<void> {
    try {
      await mailer.send(message);
    } catch (error) {
      const { code, status } = told(error);
      const delay = delays[attempt - 1];
      const isRefused = status !== undefined && status >= 500;
      const isLast = isRefused || delay === undefined || closed || waiting.size >= mostWaiting;
      onFailure({ attempt, isLast, code, status });
      if (!isLast) later(delay, () => begin(message, attempt + 1));
    }
  }

  function later(delay: number, work: () => void): void {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      work();
    }, delay);
    timer.unref();
    waiting.set(timer, work);
  }

  return {
    post: (message) => begin(message, 1),
    async close() {
      closed = true;
      for (const [timer, work] of waiting) {
        clearTimeout(timer);
        work();
      }
      waiting.clear();
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, lastPatience)));
      await Promise.race([Promise.allSettled(sending), enough]);
      clearTimeout(timer);
    },
  };
}
