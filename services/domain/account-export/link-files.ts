import { and, eq } from 'drizzle-orm';
import { safeName } from '../../../shared/documents/text/file-name.ts';
import type { Database } from '../../platform/database/database.ts';
import { sharePdfs } from '../../platform/database/schema/index.ts';
import { pathOfShare } from '../shares/share-path.ts';
import type { ShareRecord } from '../shares/share-record.ts';
import { createUniqueNames } from './file-names.ts';

/** The PDFs of a frozen link as they were sent. They may no longer exist elsewhere. */
export interface FrozenPdfs {
  readonly resume: Uint8Array | null;
  readonly letter: Uint8Array | null;
}

/** Reads the PDFs of one frozen link; undefined if it has been deleted since. */
export async function readFrozenPdfs(
  database: Database,
  accountId: string,
  shareId: string,
): Promise<FrozenPdfs | undefined> {
  const [row] = await database
    .select({ resume: sharePdfs.bytes, letter: sharePdfs.letterBytes })
    .from(sharePdfs)
    .where(and(eq(sharePdfs.accountId, accountId), eq(sharePdfs.shareId, shareId)));
  return row;
}

/** A link as it appears in the export. Its password is stored only as a hash and cannot be included. */
const linkOf = (share: ShareRecord): unknown => ({
  path: pathOfShare(share),
  label: share.label,
  resumeId: share.resumeId,
  letterId: share.letterId,
  mode: share.mode,
  frozenAt: share.frozenAt,
  hasPassword: share.hasPassword,
  hidesPhone: share.hidesPhone,
  hidesEmail: share.hidesEmail,
  hidesAddress: share.hidesAddress,
  allowsSearch: share.allowsSearch,
  expiresAt: share.expiresAt,
  createdAt: share.createdAt,
  views: share.views,
});
/** Returns the links as they appear in the export. */
export const linksOf = (shares: readonly ShareRecord[]): readonly unknown[] => shares.map(linkOf);

/** A file of a frozen link, with its path in the archive and a function that reads it. */
export interface FrozenFile {
  readonly path: string;
  readonly read: () => Promise<Uint8Array | undefined>;
}

/** Lists the PDFs of frozen links, named by their label or else by the day they were frozen. */
export function frozenFiles(
  shares: readonly ShareRecord[],
  readPdfs: (shareId: string) => Promise<FrozenPdfs | undefined>,
): readonly FrozenFile[] {
  const uniqueName = createUniqueNames();
  return shares.flatMap(({ id, label, frozenAt, resumeId, letterId }): readonly FrozenFile[] => {
    if (frozenAt === null) return [];
    const name = uniqueName(safeName(label, frozenAt.toISOString().slice(0, 10)));
    const file = (which: keyof FrozenPdfs): FrozenFile => ({
      path: `links/${name}.${which}.pdf`,
      read: async () => (await readPdfs(id))?.[which] ?? undefined,
    });
    return [...(letterId === null ? [] : [file('letter')]), ...(resumeId === null ? [] : [file('resume')])];
  });
}
