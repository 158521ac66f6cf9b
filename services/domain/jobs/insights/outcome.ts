/** The outcome of one application, as derived from its history. */
import type { JobStage, StageEntry } from '../../../../shared/documents/jobs/job.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';

/** What the statistics need to know of a job. */
export interface JobFacts {
  readonly id: string;
  readonly appliedOn: PlainDay | null;
  readonly source: string | null;
  readonly hasInterview: boolean;
  /** The documents of the application. */
  readonly resumeId: string | null;
  readonly letterId: string | null;
  readonly history: readonly Pick<StageEntry, 'stage' | 'closeReason' | 'on'>[];
}

/** The stages an application can reach, independent of what happened afterward. */
export const reachableStages = ['applied', 'screening', 'interview', 'offer', 'accepted'] as const;
export type ReachableStage = (typeof reachableStages)[number];

export interface ApplicationOutcome {
  readonly job: JobFacts;
  readonly appliedOn: PlainDay;
  /** An index of `reachableStages`. */
  readonly reached: number;
  /** The day of the employer's first response, including a rejection. */
  readonly answeredOn: PlainDay | null;
}

type Entry = JobFacts['history'][number];

function rankOf({ stage, closeReason }: Entry): number {
  if (stage === 'closed') return closeReason === 'accepted' ? 4 : -1;
  return (reachableStages as readonly JobStage[] as readonly string[]).indexOf(stage);
}

const isAnswer = (entry: Entry): boolean => rankOf(entry) >= 1 || entry.closeReason === 'notSelected';

/** Derives the outcome of a job; undefined for a job that was never applied for. */
export function outcomeOf(job: JobFacts): ApplicationOutcome | undefined {
  const first = job.history.find((entry) => rankOf(entry) >= 0);
  const appliedOn = job.appliedOn ?? first?.on;
  if (appliedOn === undefined) return undefined;
  const ofStages = Math.max(0, ...job.history.map(rankOf));
  return {
    job,
    appliedOn,
    reached: job.hasInterview ? Math.max(2, ofStages) : ofStages,
    answeredOn: job.history.find(isAnswer)?.on ?? null,
  };
}
