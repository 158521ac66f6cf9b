import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { letters, resumes, shareAddresses, shares } from '../../platform/database/schema/index.ts';
import { composeShared } from '../../../shared/documents/compose-shared.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { badUserInput, noDataFound } from '../errors.ts';
import type { ShareSettings } from '../input/read-share.ts';
import { recordId } from '../ids.ts';
import { freeze, type PdfMaker, refuseUnfinished } from './freeze.ts';
import { newAddress } from './share-address.ts';
import { columnsOf, frozenColumns, storePdfs } from './share-columns.ts';
import { readShare, type ShareRecord } from './share-record.ts';
import type { ShareSources, ShareSubject } from './share-subject.ts';

/** Links of one document: more than anybody keeps apart. */
const maxLinks = 20;

export interface NewShare {
  readonly subject: ShareSubject;
  readonly settings: ShareSettings;
  /** BCP 47: what the documents' own words are in. */
  readonly language: string;
  /** The documents as they are now. */
  readonly sources: ShareSources;
}

/** Locks what is to be shown, so that two requests at once do not make more links than there may be. */
async function lock(db: DatabaseOrTransaction, accountId: string, { letterId, resumeId }: ShareSubject): Promise<void> {
  for (const [table, id] of [
    [letters, letterId],
    [resumes, resumeId],
  ] as const) {
    if (id === null) continue;
    const one = and(eq(table.accountId, accountId), eq(table.id, recordId(id)), isNull(table.deletedAt));
    const found = await db.select({ id: table.id }).from(table).where(one).for('update');
    if (found.length === 0) throw noDataFound();
  }
}

/** Links of the same kind of the same document. */
function alike(accountId: string, { letterId, resumeId }: ShareSubject) {
  const ofDocument =
    letterId === null
      ? and(eq(shares.resumeId, recordId(resumeId ?? '')), isNull(shares.letterId))
      : eq(shares.letterId, recordId(letterId));
  return and(eq(shares.accountId, accountId), ofDocument);
}

/** Makes a link. The copy of a frozen one is drawn before anything is written. BAD_USER_INPUT for an unfinished letter. */
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
  return db.transaction(async (transaction) => {
    await lock(transaction, accountId, subject);
    if ((await transaction.$count(shares, alike(accountId, subject))) >= maxLinks) {
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
