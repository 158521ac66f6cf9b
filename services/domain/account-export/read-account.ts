import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { MatchWeights } from '../../../shared/matching/match/index.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type AccountRow,
  accounts,
  type DismissalRow,
  type EventRow,
  events,
  type DocumentRow,
  type DocumentVersionRow,
  type LetterRow,
  type ResumeRow,
} from '../../platform/database/schema/index.ts';
import { readShares, type ShareRecord } from '../shares/share-record.ts';
import { type SavedSearch, listSavedSearches } from '../job-search/saved/saved-searches.ts';
import { listDismissals } from '../matching/dismissals.ts';
import { readOwnWeights } from '../matching/weights.ts';
import { type StoredDocumentKind, letterKind, resumeKind } from '../documents/document-kind.ts';
import { type EmailTemplate, listEmailTemplates } from '../jobs/people/email-templates.ts';
import type { PersonRecord } from '../jobs/people/person-record.ts';
import { readPeople } from './people-files.ts';
import { type PlanOrders, readPlanOrders } from './gift-files.ts';
import {
  type JobContents,
  readJobs,
  readReminders,
  readSentRecords,
  type Reminders,
  type SentRecord,
} from './job-files.ts';

/** The user's own settings for ranking jobs. */
export interface Ranking {
  readonly weights: MatchWeights | undefined;
  /** The newest first. */
  readonly dismissals: readonly DismissalRow[];
}

/** Everything the product stores about an account, except files. */
export interface AccountContents {
  readonly account: AccountRow;
  /** In order of creation. */
  readonly events: readonly EventRow[];
  readonly resumes: readonly ResumeRow[];
  readonly letters: readonly LetterRow[];
  readonly shares: readonly ShareRecord[];
  readonly jobs: readonly JobContents[];
  readonly people: readonly PersonRecord[];
  readonly emailTemplates: readonly EmailTemplate[];
  readonly sent: readonly SentRecord[];
  readonly reminders: Reminders;
  readonly searches: readonly SavedSearch[];
  readonly ranking: Ranking;
  readonly planOrders: PlanOrders;
}

/** Reads the documents of one kind that are not deleted, in order of creation. */
const documentsOf = <Document>(
  db: DatabaseOrTransaction,
  { documents }: StoredDocumentKind<Document>,
  accountId: string,
): Promise<DocumentRow<Document>[]> =>
  db
    .select()
    .from(documents)
    .where(and(eq(documents.accountId, accountId), isNull(documents.deletedAt)))
    .orderBy(asc(documents.id));

export interface AccountOwner {
  readonly issuer: string;
  readonly subject: string;
  /** The address that the user signs in with, if it is verified; otherwise null. */
  readonly verifiedEmail: string | null;
}

/** Reads an account as a consistent snapshot, independent of concurrent writes; undefined if there is none. */
export function readAccount(
  database: Database,
  { issuer, subject, verifiedEmail }: AccountOwner,
): Promise<AccountContents | undefined> {
  return database.transaction(
    async (transaction) => {
      const [account] = await transaction
        .select()
        .from(accounts)
        .where(and(eq(accounts.issuer, issuer), eq(accounts.subject, subject), isNull(accounts.accessEndedAt)));
      if (!account) return undefined;
      return {
        account,
        events: await transaction.select().from(events).where(eq(events.accountId, account.id)).orderBy(asc(events.id)),
        resumes: await documentsOf(transaction, resumeKind, account.id),
        letters: await documentsOf(transaction, letterKind, account.id),
        shares: await readShares(transaction, account.id),
        jobs: await readJobs(transaction, account.id),
        people: await readPeople(transaction, account.id),
        emailTemplates: await listEmailTemplates(transaction, account.id),
        sent: await readSentRecords(transaction, account.id),
        reminders: await readReminders(transaction, account.id),
        searches: await listSavedSearches(transaction, account.id),
        ranking: {
          weights: await readOwnWeights(transaction, account.id),
          dismissals: await listDismissals(transaction, account.id),
        },
        planOrders: await readPlanOrders(transaction, account.id, verifiedEmail),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Reads the earlier versions of a document, the newest first. */
export function readVersions<Document>(
  database: Database,
  { versions }: StoredDocumentKind<Document>,
  { accountId, id }: DocumentRow<Document>,
): Promise<readonly DocumentVersionRow<Document>[]> {
  return database
    .select()
    .from(versions)
    .where(and(eq(versions.accountId, accountId), eq(versions.documentId, id)))
    .orderBy(desc(versions.version));
}
