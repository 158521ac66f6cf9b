import type { CloseReason, JobStage, PlainDay } from '@shared/documents';

/** Where a job is, or is to go. A reason belongs to what is closed, and to nothing else. */
export interface Place {
  readonly stage: JobStage;
  readonly closeReason: CloseReason | null;
}

/** A job as far as moving it needs it: where it was. */
export interface MovedJob extends Place {
  readonly id: string;
  readonly title: string;
}

/** Jobs that somebody has moved; they may come from several places. */
export interface Move {
  readonly id: string;
  readonly jobs: readonly MovedJob[];
  readonly to: Place;
  /** The day on which it was done, where the person is. */
  readonly on: PlainDay;
}

export const isAt = (job: Place, { stage, closeReason }: Place): boolean =>
  job.stage === stage && job.closeReason === closeReason;
