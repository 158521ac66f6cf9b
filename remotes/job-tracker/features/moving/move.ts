import type { CloseReason, JobStage, PlainDay } from '@shared/documents';

/** The position of a job: its stage and, only if that is closed, a reason. */
export interface BoardPosition {
  readonly stage: JobStage;
  readonly closeReason: CloseReason | null;
}

/** The data that moving a job needs, including its position before the move. */
export interface MovedJob extends BoardPosition {
  readonly id: string;
  readonly title: string;
}

/** A move of one or more jobs, which can come from several positions. */
export interface Move {
  readonly id: string;
  readonly jobs: readonly MovedJob[];
  readonly to: BoardPosition;
  /** The day of the move in the person's time zone. */
  readonly on: PlainDay;
}

/** Returns whether a job is at a position. */
export const isAt = (job: BoardPosition, { stage, closeReason }: BoardPosition): boolean =>
  job.stage === stage && job.closeReason === closeReason;
