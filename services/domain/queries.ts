import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type AccountRow, accounts, events } from '../platform/database/schema/index.ts';
import { letterKind, resumeKind } from './documents/document-kind.ts';
import { followedResume, jobFacts } from './documents/snapshot.ts';
import { prepareDocumentQueries, prepareUses } from './documents/queries.ts';

const { placeholder } = sql;

/**
 * An account as resolvers see it: not its two times, whose reading costs as much as that of all the rest. (A date of
 * deletion and the end of Plus are times, too, but most have none.)
 */
const account = {
  id: accounts.id,
  isAnonymous: accounts.isAnonymous,
  product: accounts.product,
  plusUntil: accounts.plusUntil,
  headshotUrl: accounts.headshotUrl,
  mjUserId: accounts.mjUserId,
  mjDomain: accounts.mjDomain,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  email: accounts.email,
  phone: accounts.phone,
  linkedin: accounts.linkedin,
  addressOne: accounts.addressOne,
  addressTwo: accounts.addressTwo,
  city: accounts.city,
  state: accounts.state,
  zip: accounts.zip,
  country: accounts.country,
  deletionDate: accounts.deletionDate,
};
export type Account = Pick<AccountRow, keyof typeof account>;

/** The queries that every page asks, planned once a connection. Each is scoped to one account. */
export function prepareQueries(db: Database) {
  const resume = prepareDocumentQueries(db, resumeKind);
  return {
    account: db
      .select(account)
      .from(accounts)
      .where(
        and(
          eq(accounts.issuer, placeholder('issuer')),
          eq(accounts.subject, placeholder('subject')),
          // Of an account that is being deleted nothing is told, although a token may be good for a few minutes more.
          isNull(accounts.accessEndedAt),
        ),
      )
      .prepare('gateway_account'),

    /** The same by its own id: for what others may see of an account. */
    accountById: db
      .select(account)
      .from(accounts)
      .where(and(eq(accounts.id, placeholder('id')), isNull(accounts.accessEndedAt)))
      .prepare('gateway_account_by_id'),

    /** Newest first: ids are UUIDv7. */
    eventsOfKind: db
      .select()
      .from(events)
      .where(and(eq(events.accountId, placeholder('accountId')), eq(events.kind, placeholder('kind'))))
      .orderBy(desc(events.id))
      .prepare('gateway_events_of_kind'),

    event: db
      .select()
      .from(events)
      .where(
        and(
          eq(events.accountId, placeholder('accountId')),
          eq(events.id, placeholder('id')),
          eq(events.kind, placeholder('kind')),
        ),
      )
      .prepare('gateway_event'),

    uses: prepareUses(db),

    ofResumes: resume,
    ofLetters: prepareDocumentQueries(db, letterKind),
    resume: resume.one,

    followedResume: (accountId: string, id: string | null) => followedResume(db, accountId, id),
    jobFacts: (accountId: string, id: string | undefined) => jobFacts(db, accountId, id),
  };
}

export type Queries = ReturnType<typeof prepareQueries>;
