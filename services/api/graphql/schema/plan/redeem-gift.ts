import { redeemGift } from '../../../../domain/plans/orders/redeem-gift.ts';
import { builder } from '../../builder.ts';
import { noUserFound } from '../../../../domain/errors.ts';
import { planOf } from '../../../../domain/plans/plan-of-account.ts';
import type { Account } from '../../../../domain/queries.ts';
import { User } from '../user/user.ts';
import { buyersAccount, PlanMutations } from './plan-mutations.ts';

/** The longest text that is checked. A code has sixteen characters and some hyphens. */
const maxCodeLength = 100;

type RedemptionResult = 'redeemed' | 'unusable' | 'later' | 'partner';

const RedemptionOutcome = builder.enumType('RedemptionOutcome', {
  values: {
    redeemed: { description: 'The account now has Plus, or has it for longer.' },
    unusable: {
      description: 'The code is mistyped, unknown, used, refunded or expired. All of these get the same answer.',
    },
    later: { description: 'Too many attempts. `retryAfter` says when to try again.' },
    partner: { description: "The partner's plan already includes Plus. The code is still valid." },
  },
});

interface Redemption {
  readonly outcome: RedemptionResult;
  readonly retryAfter: number | null;
  readonly account: Account;
}

const GiftRedemption = builder.objectRef<Redemption>('GiftRedemption').implement({
  fields: (t) => ({
    outcome: t.field({ type: RedemptionOutcome, resolve: ({ outcome }) => outcome }),
    retryAfter: t.int({ nullable: true, description: 'Seconds.', resolve: ({ retryAfter }) => retryAfter }),
    me: t.field({ type: User, resolve: ({ account }) => account }),
  }),
});

builder.objectField(PlanMutations, 'redeemGift', (t) =>
  t.field({
    type: GiftRedemption,
    description: 'Redeems a gift code, which works only once. FORBIDDEN for guests.',
    args: { code: t.arg.string({ required: true, description: 'As typed, with or without hyphens.' }) },
    resolve: async (_parent, { code }, context): Promise<Redemption> => {
      const account = await buyersAccount(context);
      const answer = (outcome: RedemptionResult, fields: Partial<Redemption> = {}): Redemption => ({
        outcome,
        retryAfter: null,
        account,
        ...fields,
      });
      if (planOf(account) === 'partner') return answer('partner');
      const retryAfter = await context.plans.countTry('redeem', account.id);
      if (retryAfter > 0) return answer('later', { retryAfter });
      if (code.length > maxCodeLength || !(await redeemGift(context.db, account.id, code))) return answer('unusable');
      const { issuer, subject } = context.caller();
      const [now] = await context.queries.account.execute({ issuer, subject });
      if (!now) throw noUserFound();
      return answer('redeemed', { account: now });
    },
  }),
);
