import { newUuid, textOrNull } from '@shared/record-forms';
import type { Job } from './api/job-fields.ts';

/** The values of a task, in the shape of its inputs. */
export interface TaskValues {
  id: string;
  text: string;
  on: string;
  /** '' while the task is open. */
  doneOn: string;
  /** '' for no reminder, or the number of days before its day. */
  remind: string;
  /** An unnamed task came from a release in which a next step could have only a day. */
  origin: 'new' | 'named' | 'unnamed';
}

/** The choices of how many days a reminder comes before its task. */
export const reminders = ['0', '1', '2', '3', '7', '14'] as const;

export const newTask = (text = '', on = ''): TaskValues => ({
  ...{ id: newUuid(), text, on, doneOn: '', remind: '', origin: 'new' },
});

/** Whether a task that was added says nothing; it is not saved. */
export const isBlankTask = ({ text, on, origin }: TaskValues): boolean =>
  origin === 'new' && text.trim() === '' && on.trim() === '';

/** Returns the values of stored tasks. */
export const taskValuesOf = (tasks: Job['tasks']): TaskValues[] =>
  tasks.map(({ id, text, on, doneOn, remindDaysBefore }) => ({
    ...{ id, text: text ?? '', on: on ?? '', doneOn: doneOn ?? '' },
    remind: remindDaysBefore === null ? '' : String(remindDaysBefore),
    origin: text === null ? 'unnamed' : 'named',
  }));

/** Converts the values of tasks to the gateway's input. */
export const taskInputsOf = (tasks: readonly TaskValues[]) =>
  tasks
    .filter((task) => !isBlankTask(task))
    .map(({ id, text, on, doneOn, remind }) => ({
      ...{ id, text: textOrNull(text), on: textOrNull(on), doneOn: textOrNull(doneOn) },
      remindDaysBefore: on.trim() === '' || remind === '' ? null : Number(remind),
    }));

/** Returns the tasks with one of them changed. */
export const withTask = <Task extends { readonly id: string }>(
  tasks: readonly Task[],
  id: string,
  changes: Partial<Task>,
): Task[] => tasks.map((task) => (task.id === id ? { ...task, ...changes } : task));
