import { builder } from '../../builder.ts';
import type { RequestContext } from '../../../../domain/context/request-context.ts';
import { DomainError } from '../../../../domain/errors.ts';
import type { Account } from '../../../../domain/queries.ts';

export const PlanMutations = builder.objectRef<object>('PlanMutations');
PlanMutations.implement({});

builder.mutationField('plan', (t) => t.field({ type: PlanMutations, resolve: () => ({}) }));

/**
 * Returns the caller's account, which must not be a guest's (decisions.md "Profile, plan, account"): a guest's account
 * expires after some days, and a purchase would be lost with it.
 */
export async function buyersAccount(context: RequestContext): Promise<Account> {
  const account = await context.account();
  if (account.isAnonymous)
    throw new DomainError('FORBIDDEN', 'Guests can’t buy or redeem Plus. Please create an account first.');
  return account;
}
