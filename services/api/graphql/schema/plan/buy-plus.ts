import { randomBytes } from 'node:crypto';
import { builder } from '../../builder.ts';
import { badUserInput, DomainError } from '../../../../domain/errors.ts';
import { planOf } from '../../../../domain/plans/plan-of-account.ts';
import { buyersAccount, PlanMutations } from './plan-mutations.ts';

const PlanPurchase = builder.objectRef<{ readonly address: string }>('PlanPurchase').implement({
  fields: (t) => ({
    address: t.exposeString('address', {
      description: 'The address of the checkout, which leads back to the plan page.',
    }),
  }),
});

builder.objectField(PlanMutations, 'buyPlus', (t) =>
  t.field({
    type: PlanPurchase,
    description: "Starts a purchase of Plus for the user. FORBIDDEN for guests and partners' customers.",
    resolve: async (_parent, _args, context) => {
      const account = await buyersAccount(context);
      if (planOf(account) === 'partner') {
        throw new DomainError('FORBIDDEN', 'Your career portal’s plan already includes everything in Plus.');
      }
      const { email } = context.caller();
      const giverEmail = email ?? account.email;
      if (giverEmail === null) {
        throw badUserInput([{ path: 'email', message: 'Please add your email address to your profile first.' }]);
      }
      const seconds = await context.plans.countTry('buy', account.id);
      if (seconds > 0) throw badUserInput([{ path: 'plan', message: 'Please try again later.' }]);
      const once = randomBytes(16).toString('base64url');
      return {
        address: await context.plans.buy({
          kind: 'own',
          once,
          accountId: account.id,
          giverEmail,
          language: context.language,
        }),
      };
    },
  }),
);
