import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { letters, resumes, shareAddresses, shares } from '../../platform/database/schema/index.ts';
import { composeShared } from '../../../shared/documents/compose-shared.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { badUserInput, noDataFound } from '../errors.ts';
import type { ShareSettings } from '../input/read-share.ts';
import { recordId } from '../ids.ts';
import { storing } from '../usage/storage.ts';
import { freeze, type PdfMaker, refuseUnfinished } from './freeze.ts';
import { newAddress } from './share-address.ts';
import { columnsOf, frozenColumns, storePdfs } from './share-columns.ts';
import { readShare, type ShareRecord } from './share-record.ts';
import type { ShareSources, ShareSubject } from './share-subject.ts';

/** The maximum number of links of one document, which is more than anyone can keep apart. */
const maxLinks = 20;

export interface NewShare {
  readonly subject: ShareSubject;
  readonly settings: ShareSettings;
  /** The language of the documents' fixed texts (BCP 47). */
  readonly language: string;
  /** The current documents. */
  readonly sources: ShareSources;
}

/** Locks the documents, so that concurrent requests cannot exceed the maximum number of links together. */
async function lock(db: DatabaseOrTransaction, accountId: string, { letterId, resumeId }: ShareSubject): Promise<void> {
  for (const [table, id] of [
    [letters, letterId],
    [resumes, resumeId],
  ] as const) {
    if (id === null) continue;
    const one = and(eq(table.accountId, accountId), eq(table.id, recordId(id)), isNull(table.deletedAt));
    const rows = await db.select({ id: table.id }).from(table).where(one).for('update');
    if (rows.length === 0) throw noDataFound();
  }
}

/** Matches the links of the same kind to the same document. */
function sameKind(accountId: string, { letterId, resumeId }: ShareSubject) {
  const ofDocument =
    letterId === null
      ? and(eq(shares.resumeId, recordId(resumeId ?? '')), isNull(shares.letterId))
      : eq(shares.letterId, recordId(letterId));
  return and(eq(shares.accountId, accountId), ofDocument);
}

/**
 * Creates a link. The copy of a frozen link is rendered before anything is written. Throws BAD_USER_INPUT for an
 * unfinished letter or too many links, and NO_DATA_FOUND for an unknown document.
 */
export async function createShare(
  db: Database,
  maker: PdfMaker,
  accountId: string,
  { subject, settings, language, sources }: NewShare,
): Promise<ShareRecord> {
  refuseUnfinished(composeShared(sources, settings).letter);
  const passwordHash = settings.password ? await hashPassword(settings.password) : null;
  const copy = settings.mode === 'frozen' ? await freeze(maker, sources, settings) : null;
  const address = newAddress();
  return storing(db, accountId, async (transaction) => {
    await lock(transaction, accountId, subject);
    if ((await transaction.$count(shares, sameKind(accountId, subject))) >= maxLinks) {
      throw badUserInput([{ path: '', message: `A document can have at most ${maxLinks} links.` }]);
    }
    const [row] = await transaction
      .insert(shares)
      .values({
        accountId,
        resumeId: subject.resumeId,
        letterId: subject.letterId,
        address,
        language,
        passwordHash,
        ...columnsOf(settings),
        ...frozenColumns(copy),
      })
      .returning({ id: shares.id });
    if (!row) throw new Error('The database did not return the stored row.');
    await transaction.insert(shareAddresses).values({ address, accountId, shareId: row.id });
    if (copy) await storePdfs(transaction, accountId, row.id, copy);
    return readShare(transaction, accountId, row.id);
  });
}
