import type { JobSort, SortKey } from '../query/tracker-query.ts';

type Value = string | number | null;

/** Reads a field of a job from the cache. */
export type FieldOf = (name: string) => unknown;

const yearly: Readonly<Record<string, number>> = { hour: 2080, day: 260, week: 52, month: 12 };
const text = (value: unknown): string | null => (typeof value === 'string' ? value.toLowerCase() : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Returns the value by which the gateway sorts a job (its `list-jobs.ts`). ISO 8601 days and instants sort as text. */
function sortValue(by: SortKey, field: FieldOf): Value {
  switch (by) {
    case 'excitement':
      return number(field('excitement'));
    case 'salary': {
      const amount = number(field('salaryMax')) ?? number(field('salaryMin'));
      return amount === null ? null : amount * (yearly[String(field('salaryPeriod'))] ?? 1);
    }
    case 'stage':
      // Each stage has a list of its own, so the jobs of one list do not differ in it.
      return 0;
    default:
      return text(field(by));
  }
}

/** Returns whether `job` comes before `other`. Jobs without the value come last, and ids break ties. */
export function comesBefore(sort: JobSort, job: FieldOf, other: FieldOf): boolean {
  const [mine, theirs] = [sortValue(sort.by, job), sortValue(sort.by, other)];
  if (mine === null || theirs === null) {
    if (mine !== theirs) return theirs === null;
  } else if (mine !== theirs) return sort.descending ? mine > theirs : mine < theirs;
  const [id, otherId] = [String(job('id')), String(other('id'))];
  return sort.descending ? id > otherId : id < otherId;
}
