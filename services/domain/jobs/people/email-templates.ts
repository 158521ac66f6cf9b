import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { jobLimits } from '../../../../shared/documents/jobs/job-limits.ts';
import type { Database, DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { accounts, type EmailTemplateRow, emailTemplates } from '../../../platform/database/schema/index.ts';
import { conflictOf, type VersionConflict } from '../../documents/version-conflict.ts';
import { badUserInput, noDataFound } from '../../errors.ts';
import type { EmailTemplateDraft } from '../../input/read-email-template.ts';
import { recordId } from '../../ids.ts';
import { freeing, storing } from '../../usage/storage.ts';
import { peopleLimits } from '../../../../shared/documents/people/people-limits.ts';

const columns = {
  id: emailTemplates.id,
  version: emailTemplates.version,
  name: emailTemplates.name,
  subject: emailTemplates.subject,
  body: emailTemplates.body,
};
export type EmailTemplate = Pick<EmailTemplateRow, keyof typeof columns>;

const isOfAccount = (accountId: string) =>
  and(eq(emailTemplates.accountId, accountId), isNull(emailTemplates.deletedAt));
const isTemplate = (accountId: string, id: string) =>
  and(eq(emailTemplates.accountId, accountId), eq(emailTemplates.id, recordId(id)));
const live = (accountId: string, id: string) => and(isTemplate(accountId, id), isNull(emailTemplates.deletedAt));

/** Lists the email templates that the user has written, in the order in which they were created. */
export const listEmailTemplates = (db: DatabaseOrTransaction, accountId: string): Promise<EmailTemplate[]> =>
  db.select(columns).from(emailTemplates).where(isOfAccount(accountId)).orderBy(asc(emailTemplates.id));

/**
 * Stores an email template. The same id sent twice results in one template. Throws BAD_USER_INPUT when the account has
 * too many.
 */
export function createEmailTemplate(
  db: Database,
  accountId: string,
  { id, draft }: { readonly id: string | undefined; readonly draft: EmailTemplateDraft },
): Promise<EmailTemplate> {
  return storing(db, accountId, async (transaction) => {
    // Locks the account, so that concurrent requests cannot exceed the maximum together.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    if (id !== undefined) {
      const [existing] = await transaction.select(columns).from(emailTemplates).where(isTemplate(accountId, id));
      if (existing) return existing;
    }
    if ((await transaction.$count(emailTemplates, isOfAccount(accountId))) >= peopleLimits.templates) {
      throw badUserInput([{ path: '', message: `You can save at most ${peopleLimits.templates} email templates.` }]);
    }
    const [created] = await transaction
      .insert(emailTemplates)
      .values({ accountId, ...(id !== undefined && { id }), ...draft })
      .returning(columns);
    if (!created) throw new Error('The database did not return the stored row.');
    return created;
  });
}

/** Replaces the texts if `version` is still the newest. Throws NO_DATA_FOUND for an unknown id. */
export function updateEmailTemplate(
  db: Database,
  accountId: string,
  { id, version, draft }: { readonly id: string; readonly version: number; readonly draft: EmailTemplateDraft },
): Promise<EmailTemplate | VersionConflict> {
  const one = live(accountId, id);
  return storing(db, accountId, async (transaction) => {
    const [row] = await transaction
      .update(emailTemplates)
      .set({ ...draft, version: sql`${emailTemplates.version} + 1`, updatedAt: sql`now()` })
      .where(and(one, eq(emailTemplates.version, version)))
      .returning(columns);
    return (
      row ?? conflictOf(await transaction.select({ version: emailTemplates.version }).from(emailTemplates).where(one))
    );
  });
}

/** Deletes an email template, which can be restored for some days. Throws NO_DATA_FOUND for an unknown id. */
export function deleteEmailTemplate(db: Database, accountId: string, id: string): Promise<EmailTemplate> {
  return freeing(db, accountId, async (transaction) => {
    const [row] = await transaction
      .update(emailTemplates)
      .set({ deletedAt: sql`now()` })
      .where(live(accountId, id))
      .returning(columns);
    if (!row) throw noDataFound();
    return row;
  });
}

/** Restores a deleted email template. A repeated call has no further effect. Throws NO_DATA_FOUND for an unknown id. */
export function restoreEmailTemplate(db: Database, accountId: string, id: string): Promise<EmailTemplate> {
  return storing(db, accountId, async (transaction) => {
    const [row] = await transaction
      .update(emailTemplates)
      .set({ deletedAt: null })
      .where(isTemplate(accountId, id))
      .returning(columns);
    if (!row) throw noDataFound();
    return row;
  });
}

/** Purges email templates of all accounts whose time for restoring has passed. */
export async function purgeDeletedTemplates(db: Database): Promise<void> {
  await db
    .delete(emailTemplates)
    .where(
      and(
        isNotNull(emailTemplates.deletedAt),
        lt(emailTemplates.deletedAt, sql`now() - make_interval(days => ${jobLimits.deletedForDays}::int)`),
      ),
    );
}
