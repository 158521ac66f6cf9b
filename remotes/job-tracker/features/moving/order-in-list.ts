import type { JobSort, SortKey } from '../query/tracker-query.ts';

type Value = string | number | null;

/** Reads a field of a job as the cache has it. */
export type FieldOf = (name: string) => unknown;

const yearly: Readonly<Record<string, number>> = { hour: 2080, day: 260, week: 52, month: 12 };
const text = (value: unknown): string | null => (typeof value === 'string' ? value.toLowerCase() : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** What the gateway sorts a job by (`list-jobs.ts` there): days and instants are texts that sort as themselves. */
function sortValue(by: SortKey, field: FieldOf): Value {
  switch (by) {
    case 'excitement':
      return number(field('excitement'));
    case 'salary': {
      const amount = number(field('salaryMax')) ?? number(field('salaryMin'));
      return amount === null ? null : amount * (yearly[String(field('salaryPeriod'))] ?? 1);
    }
    case 'stage':
      // Lists that are told apart by their stages have one each.
      return 0;
    default:
      return text(field(by));
  }
}

/** Whether `job` comes before `other`: jobs that have nothing to be sorted by come last, and ids settle the rest. */
export function comesBefore(sort: JobSort, job: FieldOf, other: FieldOf): boolean {
  const [mine, theirs] = [sortValue(sort.by, job), sortValue(sort.by, other)];
  if (mine === null || theirs === null) {
    if (mine !== theirs) return theirs === null;
  } else if (mine !== theirs) return sort.descending ? mine > theirs : mine < theirs;
  const [id, otherId] = [String(job('id')), String(other('id'))];
  return sort.descending ? id > otherId : id < otherId;
}
