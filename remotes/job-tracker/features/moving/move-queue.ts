import { requestFailureOf } from '@shared/graphql';
import type { StoredValue } from '@shared/remote-kit';
import type { Move, Place } from './move.ts';

/** Seconds before each further try; the last pause goes on. */
const pauses = [3, 6, 15, 30] as const;

/** What the server made of a move. */
export interface MoveAnswer {
  /** What takes it back. */
  readonly entryIds: readonly string[];
  /** Jobs that were moved elsewhere meanwhile, and stayed there. */
  readonly passedOver: readonly string[];
  /** Where all of them are now. */
  readonly jobs: readonly (Place & { readonly id: string })[];
}

export interface MoveQueueOptions {
  /** Rejects where the request fails. */
  readonly send: (move: Move) => Promise<MoveAnswer>;
  readonly kept: StoredValue<readonly Move[]>;
}

/** Sends moves in their order. What cannot be sent is kept on this device and sent when the network is back. */
export interface MoveQueue {
  readonly add: (move: Move) => void;
  /** Takes a move out that was not sent yet; false when it is too late. */
  readonly drop: (move: Move) => boolean;
  /** What takes the move back, once it was sent; undefined when it was refused. */
  readonly answerOf: (move: Move) => Promise<MoveAnswer | undefined>;
  /** Whether a move has not been answered yet. */
  readonly isSending: () => boolean;
  /** Resolves when every move has been answered. */
  readonly settled: () => Promise<void>;
  /** Ids of the jobs whose moves wait for the network. The same set until it changes. */
  readonly waiting: () => ReadonlySet<string>;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends what an earlier visit has left, and goes on trying until the function that it answers is called. `onSettled` is
   * told of each move; without an answer the server does not take it, now or later.
   */
  readonly start: (onSettled: OnSettled) => () => void;
}

type OnSettled = (move: Move, answer: MoveAnswer | undefined) => void;

const none: ReadonlySet<string> = new Set();

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
        // Who signs in again goes on with what they moved; the rest would be refused for ever.
        if (failure === 'network' || failure === 'signed-out') {
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
