import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { accounts, calendarAddresses, calendarFeeds, jobs } from '../../platform/database/schema/index.ts';
import { matchesFilter } from './job-filter.ts';
import { jobColumns, type JobRecord } from './job-record.ts';

export interface CalendarFeed {
  readonly address: string;
  readonly createdAt: Date;
}

const columns = { address: calendarFeeds.address, createdAt: calendarFeeds.createdAt };

/** Reads the account's calendar feed; undefined if it has none. */
export async function readCalendarFeed(db: Database, accountId: string): Promise<CalendarFeed | undefined> {
  const [row] = await db.select(columns).from(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
  return row;
}

/** Serializes changes of an account's calendar, because concurrent deletions would deadlock. */
const lockCalendarFeed = (transaction: DatabaseOrTransaction, accountId: string) =>
  transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');

/** Deletes the feed, so that its address no longer resolves. Returns whether there was one. */
export function revokeFeed(db: DatabaseOrTransaction, accountId: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await lockCalendarFeed(transaction, accountId);
    const deleted = await transaction
      .delete(calendarFeeds)
      .where(eq(calendarFeeds.accountId, accountId))
      .returning({ address: calendarFeeds.address });
    await transaction.delete(calendarAddresses).where(eq(calendarAddresses.accountId, accountId));
    return deleted.length > 0;
  });
}

/** Creates an unguessable address for the account's calendar. A previous address stops working. */
export function makeFeed(db: Database, accountId: string, language: string): Promise<CalendarFeed> {
  // 192 random bits cannot be guessed.
  const address = randomBytes(24).toString('base64url');
  return db.transaction(async (transaction) => {
    await lockCalendarFeed(transaction, accountId);
    await transaction.delete(calendarAddresses).where(eq(calendarAddresses.accountId, accountId));
    await transaction.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
    await transaction.insert(calendarAddresses).values({ address, accountId });
    const [row] = await transaction.insert(calendarFeeds).values({ accountId, address, language }).returning(columns);
    if (!row) throw new Error('The database did not return the stored row.');
    return row;
  });
}

/** The account of a calendar, and the calendar's language (BCP 47). */
export interface FeedOwner {
  readonly accountId: string;
  readonly language: string;
}

/** Finds the calendar at an address; undefined for an address that does not exist. */
export async function ownerOfFeed(db: Database, address: string): Promise<FeedOwner | undefined> {
  const [match] = await db
    .select({ accountId: calendarAddresses.accountId })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.address, address));
  if (!match) return undefined;
  const { accountId } = match;
  const [feed] = await db
    .select({ accountId: calendarFeeds.accountId, language: calendarFeeds.language })
    .from(calendarFeeds)
    .innerJoin(accounts, eq(accounts.id, calendarFeeds.accountId))
    .where(
      and(
        eq(calendarFeeds.accountId, accountId),
        eq(calendarFeeds.address, address),
        // The calendar of an account that is being deleted is not shown.
        isNull(accounts.accessEndedAt),
      ),
    );
  return feed;
}

/** The maximum number of jobs in one calendar; nobody would read more. */
const maxJobs = 2_000;

/** Reads the jobs that have something in the calendar from a day on. */
export const jobsFrom = (db: Database, accountId: string, from: PlainDay): Promise<JobRecord[]> =>
  db
    .select(jobColumns)
    .from(jobs)
    .where(matchesFilter(accountId, { from }, from))
    .orderBy(asc(jobs.id))
    .limit(maxJobs);
