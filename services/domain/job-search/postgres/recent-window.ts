import { sql } from 'drizzle-orm';
import type { ReadReplica } from '../../../platform/database/database.ts';
import { ask } from './ask.ts';

/** The postings of some time. */
export interface RecentWindow {
  /** The first and the last hour of publication, counted from 1970. */
  readonly from: number;
  readonly to: number;
  /** The first id, because feeds that name only days publish many postings at one moment. */
  readonly firstId: string | undefined;
}

const hourMs = 3_600_000;
const hoursOfDay = 24;
const hoursOfWeek = 168;

/** Lists the terms of the index that together cover the hours of a window: hours, then whole days, then whole weeks. */
export function windowTerms({ from, to }: Pick<RecentWindow, 'from' | 'to'>): readonly string[] {
  const terms: string[] = [];
  for (let hour = from; hour <= to;) {
    const [sign, length] =
      hour % hoursOfWeek === 0
        ? (['w', hoursOfWeek] as const)
        : hour % hoursOfDay === 0
          ? (['d', hoursOfDay] as const)
          : (['h', 1] as const);
    terms.push(`'#${sign}${hour / length}'`);
    hour += length;
  }
  return terms;
}

export const hourOfId = (id: string): number =>
  Math.floor(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) / hourMs);

/** How postings are spread over time. It only decides how far back a search looks first, never what it finds. */
export interface PostingAges {
  readonly total: number;
  /** Some numbers of newest postings, in ascending order, with the id of the last of them. */
  readonly steps: readonly { readonly newest: number; readonly id: string }[];
}

/** The smallest number of newest postings whose first id is known. The others are each twice as large. */
const firstStep = 2_048;

/** The largest window that is limited by its first id as well. For a larger one, that costs more than it saves. */
const largestById = 16_384;

/** Minutes for which the ages are used. */
const refreshedAfter = 10;

async function readAges(db: ReadReplica): Promise<PostingAges> {
  const [counted] = await ask<{ total: number }>(db, sql`select count(*)::int as total from postings`);
  const total = counted?.total ?? 0;
  const steps: { newest: number; id: string }[] = [];
  for (let newest = firstStep; newest < total / 2; newest *= 2) {
    const [row] = await ask<{ id: string }>(db, sql`select id from postings order by id desc offset ${newest} limit 1`);
    if (row) steps.push({ newest, id: row.id });
  }
  return { total, steps };
}

/** Creates a function that returns the ages of postings, read now and then. */
export function createPostingAges(db: ReadReplica): () => Promise<PostingAges> {
  let current: Promise<PostingAges> | undefined;
  let readAt = 0;
  return () => {
    if (current === undefined) {
      readAt = Date.now();
      current = readAges(db);
      current.catch(() => (current = undefined));
    } else if (Date.now() - readAt > refreshedAfter * 60_000) {
      // The old ages serve until the new ones are there.
      readAt = Date.now();
      readAges(db).then(
        (ages) => (current = Promise.resolve(ages)),
        () => undefined,
      );
    }
    return current;
  };
}

/** Returns the smallest known window with at least this number of newest postings; undefined if that is nearly all. */
export function windowOfNewest(
  { steps }: PostingAges,
  newest: number,
): (RecentWindow & { readonly newest: number }) | undefined {
  const step = steps.find((each) => each.newest >= newest);
  if (!step) return undefined;
  // A day more allows for clocks that differ.
  const { newest: size, id } = step;
  const firstId = size <= largestById ? id : undefined;
  return { from: hourOfId(id), to: Math.floor(Date.now() / hourMs) + hoursOfDay, firstId, newest: size };
}
