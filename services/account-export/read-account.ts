import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import {
  type AccountRow,
  accounts,
  type EventRow,
  events,
  type ResumeRow,
  resumes,
  type ResumeVersionRow,
  resumeVersions,
} from '../database/schema/index.ts';

/** All that the product keeps of a person, except for files. */
export interface AccountContents {
  readonly account: AccountRow;
  /** In the order in which they were made. */
  readonly events: readonly EventRow[];
  readonly resumes: readonly ResumeRow[];
}

/** Reads an account as it was at one moment, whatever is saved meanwhile; undefined when there is none. */
export function readAccount(
  database: Database,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
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
        resumes: await transaction
          .select()
          .from(resumes)
          .where(and(eq(resumes.accountId, account.id), isNull(resumes.deletedAt)))
          .orderBy(asc(resumes.id)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The earlier states that are kept of a résumé, the last one first. */
export function readVersions(database: Database, { accountId, id }: ResumeRow): Promise<readonly ResumeVersionRow[]> {
  return database
    .select()
    .from(resumeVersions)
    .where(and(eq(resumeVersions.accountId, accountId), eq(resumeVersions.documentId, id)))
    .orderBy(desc(resumeVersions.version));
}
