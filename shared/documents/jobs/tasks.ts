/** The tasks of a tracked job. */
import { addDays, type PlainDay } from './plain-day.ts';

/** Something to do for a job. */
export interface JobTask {
  readonly id: string;
  /** What there is to do; null if only the day is known. */
  readonly text: string | null;
  readonly on: PlainDay | null;
  /** The day on which it was done; null while it is open. */
  readonly doneOn: PlainDay | null;
  /** How many days before its day the person is reminded, 0 for the day itself; null for no reminder. */
  readonly remindDaysBefore: number | null;
}

type Dated = Pick<JobTask, 'on' | 'doneOn'>;

/** Lists the open tasks by day. Those without a day come last, in the person's order. */
export const openTasks = <Task extends { readonly on: string | null; readonly doneOn: string | null }>(
  tasks: readonly Task[],
): readonly Task[] =>
  tasks
    .filter(({ doneOn }) => doneOn === null)
    .toSorted((one, other) => (one.on ?? '9').localeCompare(other.on ?? '9'));

/** The task to do next: the first open one by day. */
export const nextTask = <Task extends Dated>(tasks: readonly Task[]): Task | undefined => openTasks(tasks)[0];

/** The day on which an open task is called to mind; null without a reminder. */
export const reminderDay = ({ on, doneOn, remindDaysBefore }: Omit<JobTask, 'id' | 'text'>): PlainDay | null =>
  on === null || doneOn !== null || remindDaysBefore === null ? null : addDays(on, -remindDaysBefore);
