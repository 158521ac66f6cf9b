import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import type { PlainDayReading } from '../../../shared/documents/jobs/plain-day.ts';
import type { JobTask } from '../../../shared/documents/jobs/tasks.ts';
import type { InputReader } from './reader.ts';

export interface TaskInputValue {
  readonly id?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly on?: PlainDayReading | null | undefined;
  readonly doneOn?: PlainDayReading | null | undefined;
  readonly remindDaysBefore?: number | null | undefined;
}

function readReminder(reader: InputReader, value: number | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  if (Number.isInteger(value) && value >= 0 && value <= jobLimits.remindDaysBefore) return value;
  reader.refuse('remindDaysBefore', `Please choose 0 to ${jobLimits.remindDaysBefore} days.`);
  return null;
}

/**
 * Reads tasks in the user's order. A task without an id, or with that of an earlier one, gets one from `newId`. A text
 * may be missing only where a day is known, and a reminder needs a day.
 */
export function readTasks(
  reader: InputReader,
  value: readonly TaskInputValue[] | null | undefined,
  newId: () => string,
): readonly JobTask[] {
  const ids = new Set<string>();
  return reader.entries('tasks', value, jobLimits.tasks).map((input, index): JobTask => {
    const at = reader.at(`tasks[${index}]`);
    const text = at.line('text', input.text, jobLimits.line);
    const on = at.day('on', input.on);
    if (text === null && on === null) at.refuse('text', 'Please enter what there is to do.');
    const named = at.uuid('id', input.id);
    const id = named === null || ids.has(named) ? newId() : named;
    ids.add(id);
    const doneOn = at.day('doneOn', input.doneOn);
    const remindDaysBefore = readReminder(at, input.remindDaysBefore);
    return { id, text, on, doneOn, remindDaysBefore: on === null ? null : remindDaysBefore };
  });
}
