import { and, eq } from 'drizzle-orm';
import { safeName } from '../../../shared/documents/text/file-name.ts';
import type { Database } from '../../platform/database/database.ts';
import { sharePdfs } from '../../platform/database/schema/index.ts';
import { pathOfShare } from '../shares/share-path.ts';
import type { ShareRecord } from '../shares/share-record.ts';
import { createUniqueNames } from './file-names.ts';

/** What a frozen link shows, as it was sent: the copy may be nowhere else any more. */
export interface FrozenPdfs {
  readonly resume: Uint8Array | null;
  readonly letter: Uint8Array | null;
}

/** Reads the PDFs of one frozen link; undefined when it has been ended meanwhile. */
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

/** A link as the export tells of it. Its password is known to nobody but who chose it. */
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
export const linksOf = (shares: readonly ShareRecord[]): readonly unknown[] => shares.map(linkOf);

/** A file of a frozen link to be read, by its path in the archive. */
export interface FrozenFile {
  readonly path: string;
  readonly read: () => Promise<Uint8Array | undefined>;
}

/** The PDFs of frozen links, named by whom they are for or by the day they are of. */
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
