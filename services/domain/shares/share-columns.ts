import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { sharePdfs } from '../../platform/database/schema/index.ts';
import type { ShareSettings } from '../input/read-share.ts';
import type { FrozenCopy } from './freeze.ts';

/** The settings as they are stored; the password apart, which is hashed. */
export const columnsOf = ({ label, hidesPhone, hidesEmail, hidesAddress, allowsSearch, expiresAt }: ShareSettings) => ({
  label,
  hidesPhone,
  hidesEmail,
  hidesAddress,
  allowsSearch,
  expiresAt,
});

export const frozenColumns = (copy: FrozenCopy | null) =>
  copy
    ? { mode: 'frozen' as const, frozen: copy.content, frozenAt: sql`now()` }
    : { mode: 'live' as const, frozen: null, frozenAt: null };

/** Keeps the PDFs of a copy in place of those of the one before; none takes them away. */
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
  const row = { accountId, shareId, bytes: copy.pdfs.resume, letterBytes: copy.pdfs.letter };
  await db
    .insert(sharePdfs)
    .values(row)
    .onConflictDoUpdate({ target: [sharePdfs.accountId, sharePdfs.shareId], set: row });
}
