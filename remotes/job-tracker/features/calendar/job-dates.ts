import { dayOf, openTasks } from '@shared/documents';
import type { JobCard } from '../common/api/job-card-fields.ts';

/** A calendar entry of a job. */
export interface JobDate {
  readonly key: string;
  readonly job: JobCard;
  readonly kind: 'interview' | 'task' | 'deadline';
  readonly day: string;
  /** Instant of an interview in ISO 8601; its time zone is the one it was agreed in. */
  readonly at: string | undefined;
  readonly timeZone: string | undefined;
  readonly label: string | null;
}

const order = { interview: 0, task: 1, deadline: 2 } as const;

/** Groups deadlines, open tasks, and interviews between two days by day, and sorts each day by time. */
export function jobDates(jobs: readonly JobCard[], from: string, to: string): ReadonlyMap<string, readonly JobDate[]> {
  const all = jobs.flatMap((job): JobDate[] => {
    const plain = { job, at: undefined, timeZone: undefined };
    return [
      ...job.interviews.map(({ id, at, timeZone, kind }) => ({
        ...{ key: id, job, kind: 'interview' as const, at, timeZone, label: kind },
        day: dayOf(new Date(at), timeZone),
      })),
      ...openTasks(job.tasks).flatMap(({ id, on, text }) =>
        on === null ? [] : [{ ...plain, key: `${job.id} ${id}`, kind: 'task' as const, day: on, label: text }],
      ),
      ...(job.deadline === null
        ? []
        : [{ ...plain, key: `${job.id} end`, kind: 'deadline' as const, day: job.deadline, label: null }]),
    ];
  });
  const shown = all
    .filter(({ day }) => day >= from && day <= to)
    .sort(
      (a, b) => a.day.localeCompare(b.day) || order[a.kind] - order[b.kind] || (a.at ?? '').localeCompare(b.at ?? ''),
    );
  return Map.groupBy(shown, ({ day }) => day);
}
