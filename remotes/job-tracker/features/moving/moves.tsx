import { jobLimits } from '@shared/documents';
import { useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { inBatches } from '@shared/lists';
import { newUuid } from '@shared/record-forms';
import { useEnvironment } from '@shared/remote-kit';
import { useNotices } from '@shared/ui';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useToday } from '../common/use-today.ts';
import { storedMoves } from './stored-moves.ts';
import { isAt, type Move, type MovedJob, type BoardPosition } from './move.ts';
import { createMoveQueue } from './move-queue.ts';
import { positionName } from './board-positions.ts';
import { sendMove, showBefore, showMove, undoMove } from './send-move.ts';

/**
 * Calls `act` after the current changes are on the screen, in the order of the calls; in a hidden page, which is not
 * drawn, soon. Showing a notice forces a synchronous render of everything that is pending. In the handler of a drop,
 * this would merge two short frames into a long one.
 */
function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}

export interface Moves {
  /** Moves jobs, shows and announces the move at once, and leaves out jobs that are already there. */
  readonly move: (jobs: readonly MovedJob[], to: BoardPosition) => void;
  /** Ids of the jobs whose moves wait for the network. */
  readonly waiting: ReadonlySet<string>;
  /** Returns whether a move has no response yet. `settled` resolves when all of them have one. */
  readonly isSending: () => boolean;
  readonly settled: () => Promise<void>;
}

const MovesContext = createContext<Moves>({
  move: () => undefined,
  waiting: new Set(),
  isSending: () => false,
  settled: () => Promise.resolve(),
});

/** Returns the functions that move jobs between stages. */
export const useMoves = (): Moves => use(MovesContext);

/** Sends the moves of the pages below in order, and keeps them while there is no network. */
export function MovesProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const client = useApolloClient();
  const { session } = useEnvironment();
  const { t } = useTranslation();
  const notices = useNotices();
  const today = useToday();
  const [queue] = useState(() =>
    createMoveQueue({ kept: storedMoves(session.subject), send: (move) => sendMove(client, move) }),
  );
  const tell = useEffectEvent((key: string, move: Move, jobs: readonly MovedJob[]) =>
    afterPaint(() =>
      notices.show({
        kind: 'warning',
        title: t(key, { title: jobs[0]?.title, count: jobs.length }),
        // If no job was moved, there is nothing to undo, so this notice replaces the earlier one.
        ...(jobs.length === move.jobs.length ? { about: move.id } : {}),
      }),
    ),
  );
  useEffect(
    () =>
      queue.start((move, answer) => {
        if (answer === undefined) {
          showBefore(client, move);
          tell('moves.refused', move, move.jobs);
        } else if (answer.passedOver.length > 0) {
          const stayed = move.jobs.filter(({ id }) => answer.passedOver.includes(id));
          tell('moves.passedOver', move, stayed);
        }
      }),
    [queue, client],
  );
  const waiting = useSyncExternalStore(queue.subscribe, queue.waiting);

  const value = useMemo((): Moves => {
    const undo = (move: Move): void =>
      void undoMove(client, queue, move, (again) =>
        notices.show({
          kind: 'error',
          title: t('moves.undoFailed'),
          action: { label: t('tryAgain'), onClick: again },
        }),
      );
    return {
      waiting,
      isSending: queue.isSending,
      settled: queue.settled,
      move(jobs, to) {
        const away = jobs
          .filter((job) => !isAt(job, to))
          .map(({ id, title, stage, closeReason }) => ({ id, title, stage, closeReason }));
        const [first] = away;
        if (first === undefined) return;
        const moves = inBatches(away, jobLimits.atOnce).map((part): Move => ({
          id: newUuid(),
          jobs: part,
          to,
          on: today,
        }));
        for (const move of moves) {
          showMove(client, move);
          queue.add(move);
        }
        afterPaint(() =>
          notices.show({
            kind: 'success',
            title: t('moves.done', { title: first.title, place: positionName(to, t), count: away.length }),
            action: { label: t('undo'), onClick: () => moves.forEach(undo) },
            ...(moves[0] === undefined ? {} : { about: moves[0].id }),
          }),
        );
      },
    };
  }, [waiting, client, queue, notices, t, today]);
  return <MovesContext value={value}>{children}</MovesContext>;
}
