import type { DatabaseOrTransaction } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { startPolling } from '../worker/polling-worker.ts';
import type { Mailer, Message } from './mailer.ts';
import {
  claimDue,
  dropUseless,
  deleteMessage,
  store,
  tryLater,
  type ClaimedMessage,
  type Sealing,
} from './outgoing-store.ts';

/** What is reported about a message that could not be sent. It contains nothing that identifies a person. */
export interface SendFailure {
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  readonly isLast: boolean;
  /** The code of the library or the system, such as `ECONNREFUSED`. */
  readonly code: string | undefined;
  /** The mail server's reply code, such as 550. */
  readonly status: number | undefined;
}

/** `sent`: the next mail server has accepted the message. `refused`: it will never be delivered. */
export type MessageOutcome = 'sent' | 'refused';

export interface OutboxOptions {
  readonly database: Database;
  readonly mailer: Mailer;
  /**
   * Undefined where no secret is shared. Messages then wait in clear text, and sealed ones are left to other processes.
   */
  readonly sealing?: Sealing | undefined;
  readonly onFailure: (failure: SendFailure) => void;
  /** Called when the next mail server has accepted a message. */
  readonly onSent?: (() => void) | undefined;
  /** Called with the outcome of each message that has an `about`. Its rejections are passed to `onError`. */
  readonly onOutcome?: ((about: string, outcome: MessageOutcome) => Promise<void>) | undefined;
  /** Called when the database cannot be queried. The next poll tries again. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds before the second, third, … attempt. The last value applies to all further attempts. */
  readonly delays?: readonly number[];
  /** Milliseconds between two polls for messages that other processes left. */
  readonly pollIntervalMs?: number;
}

/** Stores messages in the database until they are sent, and sends them in the background. */
export interface Outbox {
  /**
   * Resolves when the message is stored. From then on it will be sent, even if this process ends. With a transaction as
   * `connection`, it is stored when that commits.
   */
  post(message: Message, connection?: DatabaseOrTransaction): Promise<void>;
  /**
   * Stops sending after current attempts have finished, or after a few seconds. The next process sends what still
   * waits.
   */
  close(): Promise<void>;
}

const second = 1000;
const minute = 60 * second;
/** Milliseconds before the second, third, … attempt. The last value applies to all further attempts. */
export const defaultDelays = [5 * second, minute, 5 * minute, 15 * minute, 60 * minute];
/** The number of messages that one process sends concurrently. */
const atOnce = 5;
/** Milliseconds for which closing waits for current attempts. */
const closeTimeoutMs = 5 * second;

/** Extracts the codes of an error, because its message may contain addresses. */
function failureCodes(error: unknown): Pick<SendFailure, 'code' | 'status'> {
  const { code, responseCode } = (error ?? {}) as { readonly code?: unknown; readonly responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : error instanceof Error ? error.name : undefined,
    status: typeof responseCode === 'number' ? responseCode : undefined,
  };
}

/**
 * Creates an outbox that tries each message with growing delays until it becomes useless. After a permanent refusal
 * (5xx, RFC 5321 §4.2.1), a message is not tried again. Any number of processes can send from one database. When one
 * dies while sending, another process takes over its message, which in this case alone may arrive twice.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const {
    database,
    mailer,
    sealing,
    onFailure,
    onError,
    delays = defaultDelays,
    pollIntervalMs = 5 * second,
  } = options;

  async function reportOutcome({ about }: Pick<Message, 'about'>, outcome: MessageOutcome): Promise<void> {
    if (about !== undefined) await options.onOutcome?.(about, outcome).catch(onError);
  }

  async function attempt({ id, attempts, uselessAt, read }: ClaimedMessage): Promise<void> {
    let message: Message | undefined;
    try {
      message = read();
      await mailer.send(message);
      await deleteMessage(database, id);
    } catch (error) {
      const { code, status } = failureCodes(error);
      const delay = delays[Math.min(attempts, delays.length) - 1] ?? 0;
      const isRefused = status !== undefined && status >= 500;
      const isLast = isRefused || Date.now() + delay >= uselessAt.getTime();
      onFailure({ attempt: attempts, isLast, code, status });
      await (isLast ? deleteMessage(database, id) : tryLater(database, id, delay));
      if (isLast && message) await reportOutcome(message, 'refused');
      return;
    }
    options.onSent?.();
    await reportOutcome(message, 'sent');
  }

  const worker = startPolling({
    async nextStep() {
      await dropUseless(database);
      return async () => {
        const due = await claimDue(database, sealing, atOnce);
        await Promise.all(due.map(attempt));
        return due.length > 0;
      };
    },
    onError,
    pollIntervalMs,
  });

  return {
    async post(message, connection = database) {
      await store(connection, sealing, message);
      // A transaction takes a moment to commit, longer on a busy machine. The next regular poll finds what these two
      // miss.
      if (connection === database) worker.poll();
      else for (const moment of [second / 10, second]) setTimeout(worker.poll, moment).unref();
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, closeTimeoutMs)));
      await Promise.race([worker.close(), timeout]);
      clearTimeout(timer);
    },
  };
}
