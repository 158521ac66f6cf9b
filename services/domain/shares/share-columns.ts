import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { sharePdfs } from '../../platform/database/schema/index.ts';
import type { ShareSettings } from '../input/read-share.ts';
import type { FrozenCopy } from './freeze.ts';

/** Converts the settings to columns, without the password, which is hashed separately. */
export const columnsOf = ({ label, hidesPhone, hidesEmail, hidesAddress, allowsSearch, expiresAt }: ShareSettings) => ({
  label,
  hidesPhone,
  hidesEmail,
  hidesAddress,
  allowsSearch,
  expiresAt,
});

/** Returns the columns of a frozen copy; without a copy, those of a live link. */
export const frozenColumns = (copy: FrozenCopy | null) =>
  copy
    ? { mode: 'frozen' as const, frozen: copy.content, frozenAt: sql`now()` }
    : { mode: 'live' as const, frozen: null, frozenAt: null };

/**
 * Stores the PDFs of a copy in place of the previous ones. Without a copy, deletes them. Throws BAD_USER_INPUT if the
 * account has no space for them.
 */
export async function storePdfs(
  db: DatabaseOrTransaction,
  accountId: string,
  shareId: string,
  copy: FrozenCopy | null,
): Promise<void> {
  const one = and(eq(sharePdfs.accountId, accountId), eq(sharePdfs.shareId, shareId));
  if (!copy) {
    await db.delete(sharePdfs).where(one);
    return;
  }
  const pdfs = { bytes: copy.pdfs.resume, letterBytes: copy.pdfs.letter };
  await db
    .insert(sharePdfs)
    .values({ accountId, shareId, ...pdfs })
    .onConflictDoUpdate({ target: [sharePdfs.accountId, sharePdfs.shareId], set: pdfs });
}
