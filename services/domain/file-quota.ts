import { eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { jobSentDocuments, sharePdfs } from '../platform/database/schema/index.ts';
import { badUserInput } from './errors.ts';

/** The space for an account's stored PDFs in MiB. About a thousand fit, which is more than anyone sends. */
export const fileQuotaMiB = 100;

/**
 * Throws BAD_USER_INPUT if the stored PDFs of an account need more space than it has. Call it after they were stored
 * and before the transaction ends, which undoes what is too much.
 */
export async function refuseOverQuota(transaction: DatabaseOrTransaction, accountId: string): Promise<void> {
  const [sent] = await transaction
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${jobSentDocuments.pdf})), 0)::float8` })
    .from(jobSentDocuments)
    .where(eq(jobSentDocuments.accountId, accountId));
  const [shared] = await transaction
    .select({
      bytes: sql<number>`coalesce(sum(coalesce(octet_length(${sharePdfs.bytes}), 0)
        + coalesce(octet_length(${sharePdfs.letterBytes}), 0)), 0)::float8`,
    })
    .from(sharePdfs)
    .where(eq(sharePdfs.accountId, accountId));
  if ((sent?.bytes ?? 0) + (shared?.bytes ?? 0) <= fileQuotaMiB * 1024 * 1024) return;
  throw badUserInput([
    { path: '', message: `Stored PDFs can take ${fileQuotaMiB} MiB. Delete copies that you no longer need.` },
  ]);
}
