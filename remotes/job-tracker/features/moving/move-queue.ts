import { requestFailureOf } from '@shared/graphql';
import type { StoredValue } from '@shared/remote-kit';
import type { Move, BoardPosition } from './move.ts';

/** Seconds before each retry; the last value repeats. */
const pauses = [3, 6, 15, 30] as const;

/** The server's response to a move. */
export interface MoveAnswer {
  /** Ids of the history entries of the move, with which it can be undone. */
  readonly entryIds: readonly string[];
  /** Ids of jobs that stayed where they are because they had been moved elsewhere. */
  readonly passedOver: readonly string[];
  /** The current positions of all jobs of the move. */
  readonly jobs: readonly (BoardPosition & { readonly id: string })[];
}

export interface MoveQueueOptions {
  /** Sends a move; rejects if the request fails. */
  readonly send: (move: Move) => Promise<MoveAnswer>;
  readonly kept: StoredValue<readonly Move[]>;
}

/** Sends moves in order. Moves that cannot be sent are stored on this device and sent when the network is back. */
export interface MoveQueue {
  readonly add: (move: Move) => void;
  /** Removes a move that has not been sent; returns false if it is too late. */
  readonly drop: (move: Move) => boolean;
  /** Resolves to the server's response once the move was sent; undefined if it was refused. */
  readonly answerOf: (move: Move) => Promise<MoveAnswer | undefined>;
  /** Returns whether a move has no response yet. */
  readonly isSending: () => boolean;
  /** Resolves when every move has a response. */
  readonly settled: () => Promise<void>;
  /** Returns the ids of the jobs whose moves wait for the network; the same set until it changes. */
  readonly waiting: () => ReadonlySet<string>;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends the moves left from an earlier visit and keeps retrying until the returned function is called. `onSettled` is
   * called for each move; without a response, the server has refused it for good.
   */
  readonly start: (onSettled: OnSettled) => () => void;
}

type OnSettled = (move: Move, answer: MoveAnswer | undefined) => void;

const none: ReadonlySet<string> = new Set();

/** Creates a queue that sends moves with `send` and stores the unsent ones in `kept`. */
export function createMoveQueue({ send, kept }: MoveQueueOptions): MoveQueue {
  let queue: readonly Move[] = kept.get() ?? [];
  let sending: Move | undefined;
  let onSettled: OnSettled | undefined;
  let waiting = none;
  let failedTries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  let whenEmpty: (() => void)[] = [];
  const answers = new Map<string, PromiseWithResolvers<MoveAnswer | undefined>>();

  const answerTo = ({ id }: Move): PromiseWithResolvers<MoveAnswer | undefined> => {
    const known = answers.get(id) ?? Promise.withResolvers<MoveAnswer | undefined>();
    answers.set(id, known);
    return known;
  };
  const change = (next: readonly Move[]): void => {
    queue = next;
    if (queue.length > 0) {
      kept.set(queue);
      return;
    }
    kept.remove();
    for (const resolve of whenEmpty) resolve();
    whenEmpty = [];
  };
  const showWaiting = (isWaiting: boolean): void => {
    const next = isWaiting ? new Set(queue.flatMap(({ jobs }) => jobs.map(({ id }) => id))) : none;
    if (next.size === 0 && waiting.size === 0) return;
    waiting = next.size === 0 ? none : next;
    listeners.forEach((listener) => listener());
  };

  const settle = (move: Move, answer: MoveAnswer | undefined): void => {
    change(queue.filter(({ id }) => id !== move.id));
    answerTo(move).resolve(answer);
    onSettled?.(move, answer);
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    while (sending === undefined && queue[0] !== undefined) {
      sending = queue[0];
      const move = sending;
      try {
        settle(move, await send(move));
      } catch (error) {
        const failure = requestFailureOf(error);
        // Moves are kept for retry while the network or the session is missing, or the server asks to wait. Any other
        // failure would repeat forever.
        if (failure === 'network' || failure === 'signed-out' || failure === 'too-many') {
          sending = undefined;
          failedTries += 1;
          showWaiting(true);
          timer = setTimeout(() => void flush(), (pauses[Math.min(failedTries, pauses.length) - 1] ?? 30) * 1000);
          return;
        }
        settle(move, undefined);
      }
      sending = undefined;
      failedTries = 0;
    }
    showWaiting(false);
  };
  const flushNow = (): void => void flush();

  return {
    add(move) {
      change([...queue, move]);
      if (waiting.size > 0) showWaiting(true);
      void flush();
    },
    drop(move) {
      if (sending?.id === move.id || !queue.some(({ id }) => id === move.id)) return false;
      change(queue.filter(({ id }) => id !== move.id));
      showWaiting(waiting.size > 0);
      return true;
    },
    answerOf: (move) => answerTo(move).promise,
    isSending: () => queue.length > 0,
    settled: () => (queue.length === 0 ? Promise.resolve() : new Promise((resolve) => whenEmpty.push(resolve))),
    waiting: () => waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(listener) {
      onSettled = listener;
      window.addEventListener('online', flushNow);
      void flush();
      return () => {
        clearTimeout(timer);
        onSettled = undefined;
        window.removeEventListener('online', flushNow);
      };
    },
  };
}
