import { builder } from '../../builder.ts';
import type { RequestContext } from '../../../../domain/context/request-context.ts';
import { DomainError, noDataFound } from '../../../../domain/errors.ts';
import type { Account } from '../../../../domain/queries.ts';
import { readSources } from '../../../../domain/shares/read-sources.ts';
import type { ReadSources } from '../../../../domain/shares/share-subject.ts';

export const ShareMutations = builder.objectRef<object>('ShareMutations');
ShareMutations.implement({});

builder.mutationField('share', (t) => t.field({ type: ShareMutations, resolve: () => ({}) }));

/**
 * Returns the caller's account. Throws FORBIDDEN for guests, who can do everything but share (decisions.md "Profile,
 * plan, account").
 */
export async function sharingAccount(context: RequestContext): Promise<Account> {
  const account = await context.account();
  if (account.isAnonymous) {
    throw new DomainError('FORBIDDEN', 'Please create an account before you share.');
  }
  return account;
}

/** Reads the current content that the account's links show. */
export const sourcesOf =
  ({ queries }: RequestContext, account: Account): ReadSources =>
  async (subject, language) => {
    const sources = await readSources(queries, account, subject, language);
    if (!sources) throw noDataFound();
    return sources;
  };
