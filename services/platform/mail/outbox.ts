import type { DatabaseOrTransaction } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { startPolling } from '../worker/polling-worker.ts';
import type { Mailer, Message } from './mailer.ts';
import { claimDue, dropUseless, forget, store, tryLater, type Claimed, type Sealing } from './outgoing-store.ts';

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

/** The next mail server has taken the message, or nobody ever will. */
export type MessageOutcome = 'sent' | 'refused';

export interface OutboxOptions {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Missing where no secret is shared: then messages wait in clear, and sealed ones are left to other processes. */
  readonly sealing?: Sealing | undefined;
  readonly onFailure: (failure: SendFailure) => void;
  /** Told what became of messages that say what they are `about`. What it rejects with is told `onError`. */
  readonly onOutcome?: ((about: string, outcome: MessageOutcome) => Promise<void>) | undefined;
  /** Told when the database cannot be asked; the next round asks again. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds before the second, third … attempt; the last one before all further ones. */
  readonly delays?: readonly number[];
  /** Milliseconds between two looks for what others have left. */
  readonly lookEvery?: number;
}

/** Takes messages, keeps them in the database until they have left, and sends them in the background. */
export interface Outbox {
  /** Resolves when the message is kept: from then on it leaves, also when this process ends. In a transaction with it. */
  post(message: Message, connection?: DatabaseOrTransaction): Promise<void>;
  /** Ends the sending, once what is under way is done, or a few seconds have passed. What waits is sent by the next process. */
  close(): Promise<void>;
}

const second = 1000;
const minute = 60 * second;
/** Milliseconds before the second, third … attempt; the last one before all further ones. */
export const defaultDelays = [5 * second, minute, 5 * minute, 15 * minute, 60 * minute];
/** Messages that one process sends at a time. */
const atOnce = 5;
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
 * Tries each message with growing pauses until nobody can use it any more. A server that has refused one for good (5xx,
 * RFC 5321 §4.2.1) is not asked again. Any number of processes send from one database; one that dies while it sends leaves
 * the message to the others, so that in this case alone it may arrive twice.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { database, mailer, sealing, onFailure, onError, delays = defaultDelays, lookEvery = 5 * second } = options;

  async function tell({ about }: Pick<Message, 'about'>, outcome: MessageOutcome): Promise<void> {
    if (about !== undefined) await options.onOutcome?.(about, outcome).catch(onError);
  }

  async function attempt({ id, attempts, uselessAt, read }: Claimed): Promise<void> {
    let message: Message | undefined;
    try {
      message = read();
      await mailer.send(message);
      await forget(database, id);
    } catch (error) {
      const { code, status } = told(error);
      const delay = delays[Math.min(attempts, delays.length) - 1] ?? 0;
      const isRefused = status !== undefined && status >= 500;
      const isLast = isRefused || Date.now() + delay >= uselessAt.getTime();
      onFailure({ attempt: attempts, isLast, code, status });
      await (isLast ? forget(database, id) : tryLater(database, id, delay));
      if (isLast && message) await tell(message, 'refused');
      return;
    }
    await tell(message, 'sent');
  }

  const rounds = startPolling({
    async nextStep() {
      await dropUseless(database);
      return async () => {
        const due = await claimDue(database, sealing, atOnce);
        await Promise.all(due.map(attempt));
        return due.length > 0;
      };
    },
    onError,
    pollIntervalMs: lookEvery,
  });

  return {
    async post(message, connection = database) {
      await store(connection, sealing, message);
      // A transaction needs a moment more, on a busy machine a long one; what is missed then is found by the next look.
      if (connection === database) rounds.poll();
      else for (const moment of [second / 10, second]) setTimeout(rounds.poll, moment).unref();
    },
    async close() {
      let patience: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => (patience = setTimeout(resolve, lastPatience)));
      await Promise.race([rounds.close(), enough]);
      clearTimeout(patience);
    },
  };
}
