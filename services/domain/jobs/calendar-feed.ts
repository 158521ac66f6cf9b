import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { accounts, calendarAddresses, calendarFeeds, jobs } from '../../platform/database/schema/index.ts';
import { filtered } from './job-filter.ts';
import { jobColumns, type JobRecord } from './job-record.ts';

export interface CalendarFeed {
  readonly address: string;
  readonly createdAt: Date;
}

const columns = { address: calendarFeeds.address, createdAt: calendarFeeds.createdAt };

export async function calendarFeedOf(db: Database, accountId: string): Promise<CalendarFeed | undefined> {
  const [row] = await db.select(columns).from(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
  return row;
}

/** Makes changes of an account's calendar wait for each other: their deletions would lock each other out. */
const lockCalendarFeed = (transaction: DatabaseOrTransaction, accountId: string) =>
  transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');

/** Ends the feed; its address leads nowhere any more. Answers whether there was one. */
export function revokeFeed(db: Database, accountId: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await lockCalendarFeed(transaction, accountId);
    const gone = await transaction
      .delete(calendarFeeds)
      .where(eq(calendarFeeds.accountId, accountId))
      .returning({ address: calendarFeeds.address });
    await transaction.delete(calendarAddresses).where(eq(calendarAddresses.accountId, accountId));
    return gone.length > 0;
  });
}

/** Gives the account's calendar an address that nobody can guess; one that it had leads nowhere from now on. */
export function makeFeed(db: Database, accountId: string, language: string): Promise<CalendarFeed> {
  // 192 random bits: nobody finds a calendar by trying.
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

/** Whose calendar it is, and the language that it is in, BCP 47. */
export interface FeedOwner {
  readonly accountId: string;
  readonly language: string;
}

/** The calendar to which an address leads; undefined for any that leads nowhere. */
export async function ownerOfFeed(db: Database, address: string): Promise<FeedOwner | undefined> {
  const [found] = await db
    .select({ accountId: calendarAddresses.accountId })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.address, address));
  if (!found) return undefined;
  const { accountId } = found;
  const [feed] = await db
    .select({ accountId: calendarFeeds.accountId, language: calendarFeeds.language })
    .from(calendarFeeds)
    .innerJoin(accounts, eq(accounts.id, calendarFeeds.accountId))
    .where(
      and(
        eq(calendarFeeds.accountId, accountId),
        eq(calendarFeeds.address, address),
        // Of an account that is being deleted nothing is told.
        isNull(accounts.accessEndedAt),
      ),
    );
  return feed;
}

/** Jobs of one calendar: more would not be looked at. */
const maxJobs = 2_000;

/** The jobs with something in the calendar from a day on. */
export const jobsFrom = (db: Database, accountId: string, from: PlainDay): Promise<JobRecord[]> =>
  db
    .select(jobColumns)
    .from(jobs)
    .where(filtered(accountId, { from }, from))
    .orderBy(asc(jobs.id))
    .limit(maxJobs);
