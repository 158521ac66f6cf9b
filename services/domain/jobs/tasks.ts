import { v5 } from 'uuid';
import { dayOf, type PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import { type JobTask, nextTask } from '../../../shared/documents/jobs/tasks.ts';
import type { JobRow } from '../../platform/database/schema/index.ts';

/** The one task that release 0.1 knows of a job. */
export type NextStep = Pick<JobRow, 'nextStep' | 'nextStepOn'>;

/** The columns that say which task is next. */
export function nextStepOf(tasks: readonly JobTask[]): NextStep {
  const next = nextTask(tasks);
  return { nextStep: next?.text ?? null, nextStepOn: next?.on ?? null };
}

const isSame = ({ text, on }: JobTask, { nextStep, nextStepOn }: NextStep): boolean =>
  text === nextStep && on === nextStepOn;

/**
 * Merges a next step, as a client or server of release 0.1 writes it, into tasks. That release sees only the first open
 * task, so what it writes is about this one: no step means that the task is done, and another text or day replaces its
 * own. The text and day of a done task undo that it is done. Without an open task, a new one is added.
 */
export function withNextStep(
  tasks: readonly JobTask[],
  step: NextStep,
  { today, newId }: { readonly today: PlainDay; readonly newId: () => string },
): readonly JobTask[] {
  const { nextStep: text, nextStepOn: on } = step;
  const current = nextTask(tasks);
  const isEmpty = text === null && on === null;
  if (current ? isSame(current, step) : isEmpty) return tasks;
  const replace = (old: JobTask, changes: Partial<JobTask>): readonly JobTask[] =>
    tasks.map((task) => (task === old ? { ...task, ...changes } : task));
  if (current && isEmpty) return replace(current, { doneOn: today });
  const done = tasks.findLast((task) => task.doneOn !== null && isSame(task, step));
  if (done) return replace(done, { doneOn: null });
  if (!current) return [...tasks, { id: newId(), text, on, doneOn: null, remindDaysBefore: null }];
  return replace(current, { text, on, remindDaysBefore: on === null ? null : current.remindDaysBefore });
}

/**
 * Reads the tasks of a stored job. Where a server of release 0.1 wrote the row last, its next step is merged into them,
 * with the same result and the same ids at each reading.
 */
export function tasksOf(job: NextStep & Pick<JobRow, 'id' | 'tasks' | 'updatedAt'>): readonly JobTask[] {
  const { id, tasks, nextStep, nextStepOn } = job;
  const newId = (): string =>
    tasks.length === 0 ? id : v5(`${tasks.length} ${nextStep ?? ''} ${nextStepOn ?? ''}`, id);
  return withNextStep(tasks, job, { today: dayOf(job.updatedAt), newId });
}
