import { builder } from '../../builder.ts';
import type { GatewayContext } from '../../context.ts';
import { GatewayError, noDataFound } from '../../errors.ts';
import type { Account } from '../../store/queries.ts';
import { readSources } from '../../store/shares/read-sources.ts';
import type { ReadSources } from '../../store/shares/share-subject.ts';

export const ShareMutations = builder.objectRef<object>('ShareMutations');
ShareMutations.implement({});

builder.mutationField('share', (t) => t.field({ type: ShareMutations, resolve: () => ({}) }));

/** The caller's account. Guests can do everything but share (decisions.md "Profile, plan, account"): FORBIDDEN. */
export async function sharingAccount(context: GatewayContext): Promise<Account> {
  const account = await context.account();
  if (account.isAnonymous) {
    throw new GatewayError('FORBIDDEN', 'Please create an account first: a link needs somebody it belongs to.');
  }
  return account;
}

/** Reads what links of the account show, as it is now. */
export const sourcesOf =
  ({ queries }: GatewayContext, account: Account): ReadSources =>
  async (subject, language) => {
    const sources = await readSources(queries, account, subject, language);
    if (!sources) throw noDataFound();
    return sources;
  };
