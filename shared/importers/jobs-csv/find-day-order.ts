import type { ColumnMatch, JobField } from '../../documents/jobs/job-fields.ts';
import { type DayOrderFinding, orderOfDays } from '../../documents/jobs/read-day.ts';
import type { JobTable } from './read-jobs-file.ts';

const dayFields = ['appliedOn', 'deadline', 'nextStepOn', 'stageSince'] as const satisfies readonly JobField[];

/** What the dates of a table say about the order of day and month, because one spreadsheet uses one order. */
export function findDayOrder({ rows, dayOrder }: JobTable, match: ColumnMatch): DayOrderFinding {
  if (dayOrder !== null) return { order: dayOrder, unclear: undefined };
  const columns = dayFields.flatMap((field) => match[field] ?? []);
  return orderOfDays(rows.flatMap(({ cells }) => columns.map((at) => cells[at] ?? '')));
}
