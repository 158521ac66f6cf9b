import { sql } from 'drizzle-orm';
import type { ReadReplica } from '../../../platform/database/database.ts';
import { ask } from './ask.ts';

/** The newest postings, as a query reads them. */
export interface RecentWindow {
  /** The first and the last hour of publication, counted from 1970. */
  readonly from: number;
  readonly to: number;
  /** The first id; undefined if only the hours limit the window. */
  readonly firstId: string | undefined;
  /**
   * Whether the postings are read one by one, from the newest on, where nearly every posting matches or no index has the
   * conditions. Otherwise, the index of words finds those of the hours.
   */
  readonly isOneByOne: boolean;
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
  /** Some numbers of newest postings, in ascending order, with about the id of the last of them. */
  readonly steps: readonly { readonly newest: number; readonly id: string }[];
}

/** The smallest number of newest postings whose first id is known. The others are each twice as large. */
const firstStep = 2_048;

/**
 * The largest window that is limited by its first id as well if the index of words reads it. For a larger one, that costs
 * more than it saves.
 */
const largestById = 16_384;

/** Minutes for which the ages are used. */
const refreshedAfter = 10;

/** One of this many ids is sampled, by bits of it that are random. */
const sampledOf = 16;

async function readAges(db: ReadReplica): Promise<PostingAges> {
  const [counted] = await ask<{ total: number }>(db, sql`select count(*)::int as total from postings`);
  const total = counted?.total ?? 0;
  const sizes: number[] = [];
  for (let newest = firstStep; newest < total / 2; newest *= 2) sizes.push(newest);
  if (sizes.length === 0) return { total, steps: [] };
  // An offset would make each part of a distributed table send all ids up to it.
  const sampled = await ask<{ id: string; place: number }>(
    db,
    sql`with sample as materialized (
        select id from postings where get_byte(uuid_send(id), 15) < ${256 / sampledOf} order by id desc limit ${Math.ceil(total / 2 / sampledOf)})
      select id, place from (select id, row_number() over (order by id desc)::int as place from sample) as numbered
      where place = any(${sql.param(sizes.map((size) => size / sampledOf))}::int[]) order by place`,
  );
  return { total, steps: sampled.map(({ id, place }) => ({ newest: place * sampledOf, id })) };
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
  isOneByOne: boolean,
): (RecentWindow & { readonly newest: number }) | undefined {
  const step = steps.find((each) => each.newest >= newest);
  if (!step) return undefined;
  const { newest: size, id } = step;
  const firstId = isOneByOne || size <= largestById ? id : undefined;
  // A day more allows for clocks that differ.
  return { from: hourOfId(id), to: Math.floor(Date.now() / hourMs) + hoursOfDay, firstId, isOneByOne, newest: size };
}
