import { createContext, use } from 'react';
import type { JobCard } from '../common/api/job-card-fields.ts';
import type { BoardPosition } from '../moving/move.ts';

/** The part of the board's state that its cards need. */
export interface BoardState {
  /** Id of the card that is being dragged. */
  readonly draggedId: string | undefined;
  /** Id of the card that takes the focus as soon as it appears in its new column. */
  readonly focusId: string | undefined;
  readonly onFocused: () => void;
  /** Called for a move made by the menu, after which the focus follows the card. */
  readonly onMove: (job: JobCard, to: BoardPosition) => void;
  readonly onDelete: (job: JobCard) => void;
  readonly waiting: ReadonlySet<string>;
}

export const BoardContext = createContext<BoardState | null>(null);

/** Returns the state of the board around the component. */
export function useBoard(): BoardState {
  const state = use(BoardContext);
  if (state === null) throw new Error('useBoard must be used inside the board.');
  return state;
}
