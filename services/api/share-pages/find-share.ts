import { and, eq, isNull, sql } from 'drizzle-orm';
import { composeShared, type SharedDocuments } from '../../../shared/documents/compose-shared.ts';
import type { Database } from '../../platform/database/database.ts';
import { letters, resumes, shareAddresses, type ShareRow, shares } from '../../platform/database/schema/index.ts';
import type { Account, Queries } from '../../domain/queries.ts';
import { readSources } from '../../domain/shares/read-sources.ts';
import { rootOfShare, type ShareRoot } from '../../domain/shares/share-path.ts';

/** A share whose link works. */
export interface ShareResult {
  readonly share: ShareRow;
  readonly account: Account;
}

export interface SharePlaces {
  readonly database: Database;
  readonly queries: Queries;
}

/** The parts of an address such as `/c/VfVX…`. */
export interface ShareAddress {
  readonly root: ShareRoot;
  readonly address: string;
}

const addressShape = /^[\w-]{22}$/;

/**
 * Finds what a link leads to. It returns the same undefined for a link that is unknown, revoked, expired, or of the
 * other kind, and for one whose document or account was deleted.
 */
export async function findShare(
  { database, queries }: SharePlaces,
  { root, address }: ShareAddress,
  now: Date,
): Promise<ShareResult | undefined> {
  if (!addressShape.test(address)) return undefined;
  const [place] = await database.select().from(shareAddresses).where(eq(shareAddresses.address, address));
  if (!place) return undefined;
  const { accountId, shareId } = place;
  const [[shareRow], [account]] = await Promise.all([
    database
      .select({ share: shares })
      .from(shares)
      .leftJoin(
        resumes,
        and(eq(resumes.accountId, shares.accountId), eq(resumes.id, shares.resumeId), isNull(resumes.deletedAt)),
      )
      .leftJoin(
        letters,
        and(eq(letters.accountId, shares.accountId), eq(letters.id, shares.letterId), isNull(letters.deletedAt)),
      )
      .where(
        and(
          eq(shares.accountId, accountId),
          eq(shares.id, shareId),
          eq(shares.address, address),
          // Everything that the link shows still exists.
          sql`${shares.resumeId} is not distinct from ${resumes.id}`,
          sql`${shares.letterId} is not distinct from ${letters.id}`,
        ),
      ),
    queries.accountById.execute({ id: accountId }),
  ]);
  if (!shareRow || !account || rootOfShare(shareRow.share) !== root) return undefined;
  const { share } = shareRow;
  return share.expiresAt !== null && share.expiresAt <= now ? undefined : { share, account };
}

/**
 * Reads what the link shows: its documents as they are now, or the frozen copy. Returns undefined when one was just
 * deleted.
 */
export async function documentsOf(
  { queries }: SharePlaces,
  { share, account }: ShareResult,
): Promise<SharedDocuments | undefined> {
  if (share.frozen) return { resume: share.frozen.document, letter: share.frozen.letter?.document };
  const sources = await readSources(queries, account, share, share.language);
  return sources && composeShared(sources, share);
}
