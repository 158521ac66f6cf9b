import { and, eq, isNull } from 'drizzle-orm';
import type { ComposedResume } from '../../shared/documents/composed-document.ts';
import type { Database } from '../database/open-database.ts';
import { resumes, shareAddresses, type ShareRow, shares } from '../database/schema/index.ts';
import type { Account, Queries } from '../gateway/store/queries.ts';
import { resumeOfAccount } from '../gateway/store/resume-to-compose.ts';
import { composeShared } from '../../shared/documents/compose-shared.ts';

/** A link that leads somewhere. */
export interface FoundShare {
  readonly share: ShareRow;
  readonly account: Account;
}

export interface ShareSources {
  readonly database: Database;
  readonly queries: Queries;
}

const addressShape = /^[\w-]{22}$/;

/**
 * What a link leads to. Undefined, without any difference, for one that never was, that was revoked or has ended, and for
 * one whose résumé or account is gone.
 */
export async function findShare(
  { database, queries }: ShareSources,
  address: string,
  now: Date,
): Promise<FoundShare | undefined> {
  if (!addressShape.test(address)) return undefined;
  const [place] = await database.select().from(shareAddresses).where(eq(shareAddresses.address, address));
  if (!place) return undefined;
  const { accountId, shareId } = place;
  const [[found], [account]] = await Promise.all([
    database
      .select({ share: shares })
      .from(shares)
      .innerJoin(resumes, and(eq(resumes.accountId, shares.accountId), eq(resumes.id, shares.resumeId)))
      .where(
        and(
          eq(shares.accountId, accountId),
          eq(shares.id, shareId),
          eq(shares.address, address),
          isNull(resumes.deletedAt),
        ),
      ),
    queries.accountById.execute({ id: accountId }),
  ]);
  if (!found || !account) return undefined;
  const { share } = found;
  return share.expiresAt !== null && share.expiresAt <= now ? undefined : { share, account };
}

/** What the link shows: the résumé as it is now, or the copy. Undefined when the résumé has gone at this moment. */
export async function documentOf(
  { queries }: ShareSources,
  { share, account }: FoundShare,
): Promise<ComposedResume | undefined> {
  if (share.frozen) return share.frozen.document;
  const source = await resumeOfAccount(queries, account, share.resumeId);
  return source && composeShared({ ...source, language: share.language }, share);
}
