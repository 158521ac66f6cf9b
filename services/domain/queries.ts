import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type AccountRow, accounts, events } from '../platform/database/schema/index.ts';
import { letterKind, resumeKind } from './documents/document-kind.ts';
import { followedResume, jobFacts } from './documents/snapshot.ts';
import { prepareDocumentQueries, prepareUses } from './documents/queries.ts';

const { placeholder } = sql;

/**
 * The columns of an account that resolvers need. Its two timestamps are left out, because parsing them costs as much as
 * all other columns together. (The deletion date and the end of Plus are timestamps as well, but mostly null.)
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

/** Prepares the queries that every page needs, which are planned once per connection. Each is scoped to one account. */
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
          // An account that is being deleted is not shown, although a token may be valid for a few more minutes.
          isNull(accounts.accessEndedAt),
        ),
      )
      .prepare('gateway_account'),

    /** The account by its own id, for what other people may see of it. */
    accountById: db
      .select(account)
      .from(accounts)
      .where(and(eq(accounts.id, placeholder('id')), isNull(accounts.accessEndedAt)))
      .prepare('gateway_account_by_id'),

    /** The newest first, because ids are UUIDv7. */
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
