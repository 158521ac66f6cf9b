import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import {
  type AccountRow,
  accounts,
  events,
  resumeEvents,
  resumes,
  resumeVersions,
} from '../../database/schema/index.ts';

const { placeholder } = sql;

/**
 * An account as resolvers see it: not its two times, whose reading costs as much as that of all the rest. (A date of
 * deletion is a time, too, but most have none.)
 */
const account = {
  id: accounts.id,
  isAnonymous: accounts.isAnonymous,
  product: accounts.product,
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

/** Résumés as lists show them; the document is read when it is asked for. */
const resumeSummary = {
  accountId: resumes.accountId,
  id: resumes.id,
  title: resumes.title,
  version: resumes.version,
  createdAt: resumes.createdAt,
  updatedAt: resumes.updatedAt,
};

/** The queries that every page asks, planned once a connection. Each is scoped to one account. */
export function prepareQueries(db: Database) {
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

    /** Which résumés use any of the blocks. */
    uses: db
      .select({ eventId: resumeEvents.eventId, id: resumes.id, title: resumes.title })
      .from(resumeEvents)
      .innerJoin(resumes, and(eq(resumes.accountId, resumeEvents.accountId), eq(resumes.id, resumeEvents.resumeId)))
      .where(
        and(
          eq(resumeEvents.accountId, placeholder('accountId')),
          isNull(resumes.deletedAt),
          sql`${resumeEvents.eventId} = any(${placeholder('eventIds')}::uuid[])`,
        ),
      )
      .orderBy(asc(resumes.title), asc(resumes.id))
      .prepare('gateway_uses'),

    /** The one edited last first. */
    resumes: db
      .select(resumeSummary)
      .from(resumes)
      .where(and(eq(resumes.accountId, placeholder('accountId')), isNull(resumes.deletedAt)))
      .orderBy(desc(resumes.updatedAt), desc(resumes.id))
      .prepare('gateway_resumes'),

    resume: db
      .select()
      .from(resumes)
      .where(
        and(
          eq(resumes.accountId, placeholder('accountId')),
          eq(resumes.id, placeholder('id')),
          isNull(resumes.deletedAt),
        ),
      )
      .prepare('gateway_resume'),

    documents: db
      .select({ id: resumes.id, document: resumes.document })
      .from(resumes)
      .where(
        and(
          eq(resumes.accountId, placeholder('accountId')),
          isNull(resumes.deletedAt),
          sql`${resumes.id} = any(${placeholder('ids')}::uuid[])`,
        ),
      )
      .prepare('gateway_documents'),

    resumeTitles: db
      .select({ id: resumes.id, title: resumes.title })
      .from(resumes)
      .where(
        and(
          eq(resumes.accountId, placeholder('accountId')),
          isNull(resumes.deletedAt),
          sql`${resumes.id} = any(${placeholder('ids')}::uuid[])`,
        ),
      )
      .prepare('gateway_resume_titles'),

    /** What a version is named by in lists; the last one first. */
    resumeVersions: db
      .select({
        id: resumeVersions.id,
        resumeId: resumeVersions.resumeId,
        version: resumeVersions.version,
        title: resumeVersions.title,
        name: resumeVersions.name,
        savedAt: resumeVersions.savedAt,
        document: resumeVersions.document,
      })
      .from(resumeVersions)
      .innerJoin(resumes, and(eq(resumes.accountId, resumeVersions.accountId), eq(resumes.id, resumeVersions.resumeId)))
      .where(
        and(
          eq(resumeVersions.accountId, placeholder('accountId')),
          eq(resumeVersions.resumeId, placeholder('resumeId')),
          isNull(resumes.deletedAt),
        ),
      )
      .orderBy(desc(resumeVersions.version))
      .prepare('gateway_resume_versions'),
  };
}

export type Queries = ReturnType<typeof prepareQueries>;
