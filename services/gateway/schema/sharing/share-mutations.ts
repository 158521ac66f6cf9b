import type { ResumeToCompose } from '../../../../shared/documents/compose-resume.ts';
import { builder } from '../../builder.ts';
import type { GatewayContext } from '../../context.ts';
import { GatewayError, noDataFound } from '../../errors.ts';
import type { Account } from '../../store/queries.ts';
import { resumeOfAccount } from '../../store/resume-to-compose.ts';

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

/** A résumé as it is now, with the language of its own words. NO_DATA_FOUND when there is none of that id. */
export async function sourceOf(
  { queries }: GatewayContext,
  account: Account,
  resumeId: string,
  language: string,
): Promise<ResumeToCompose> {
  const source = await resumeOfAccount(queries, account, resumeId);
  if (!source) throw noDataFound();
  return { ...source, language };
}
