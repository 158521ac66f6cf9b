import { createContext, use } from 'react';
import type { JobCard } from '../common/api/job-card-fields.ts';
import type { Place } from '../moving/move.ts';

/** What the cards of the board need of it. */
export interface BoardState {
  /** The card that is dragged. */
  readonly draggedId: string | undefined;
  /** The card that takes the focus where it has come to, once it is there. */
  readonly focusId: string | undefined;
  readonly onFocused: () => void;
  /** By the menu: the focus follows the card. */
  readonly onMove: (job: JobCard, to: Place) => void;
  readonly onDelete: (job: JobCard) => void;
  readonly waiting: ReadonlySet<string>;
}

export const BoardContext = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const state = use(BoardContext);
  if (state === null) throw new Error('useBoard must be used inside the board.');
  return state;
}
