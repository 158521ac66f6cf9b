import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import type { CloseReason, JobStage, StageEntry } from '../../../shared/documents/jobs/job.ts';
import type { PlainDayReading } from '../../../shared/documents/jobs/plain-day.ts';
import type { InputReader } from './reader.ts';

export interface ReachedStage {
  readonly stage: JobStage;
  readonly closeReason: CloseReason | null;
}

/** Reads a stage. A closed job needs a reason; any other stage has none. */
export function readStage(
  reader: InputReader,
  stage: JobStage,
  closeReason: CloseReason | null | undefined,
): ReachedStage {
  if (stage !== 'closed') return { stage, closeReason: null };
  if (!closeReason) reader.refuse('closeReason', 'Please choose how it ended.');
  return { stage, closeReason: closeReason ?? 'noResponse' };
}

export interface StageInputValue {
  readonly stage: JobStage;
  readonly closeReason?: CloseReason | null | undefined;
  readonly on: PlainDayReading;
}

export type NewStageEntry = Omit<StageEntry, 'id'>;

/** Reads a complete history in chronological order. Throws BAD_USER_INPUT with all problems. */
export function readHistory(reader: InputReader, value: readonly StageInputValue[]): readonly NewStageEntry[] {
  const entries = reader.entries('stages', value, jobLimits.stages);
  if (entries.length === 0) reader.refuse('stages', 'Please keep at least one stage.');
  const read = entries.map(({ stage, closeReason, on }, index) => {
    const at = reader.at(`stages[${index}]`);
    return { ...readStage(at, stage, closeReason), on: at.day('on', on) };
  });
  reader.finish();
  return read
    .flatMap(({ on, ...reached }) => (on === null ? [] : [{ ...reached, on }]))
    .sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
}
