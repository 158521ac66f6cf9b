import { plansLimits } from '../../../../../shared/contracts/plan-limits.ts';
import { builder } from '../../builder.ts';
import type { RequestServices } from '../../../../domain/context/request-context.ts';

type Sold = Pick<RequestServices['plans'], 'offer' | 'payments'>;

const PlanOffer = builder.objectRef<Sold>('PlanOffer').implement({
  description: 'What Plus includes and costs.',
  fields: (t) => ({
    months: t.int({ resolve: ({ offer }) => offer.months }),
    amount: t.int({ description: "In the currency's smallest unit.", resolve: ({ offer }) => offer.amount }),
    currency: t.string({ description: 'ISO 4217.', resolve: ({ offer }) => offer.currency }),
    isSandbox: t.boolean({
      description: 'Nothing is charged, and every page involved must say so.',
      resolve: ({ payments }) => payments.isSandbox,
    }),
    namedVersionsFree: t.int({ resolve: () => plansLimits.free.namedVersions }),
    namedVersionsPlus: t.int({ resolve: () => plansLimits.plus.namedVersions }),
  }),
});

builder.queryField('planOffer', (t) =>
  t.field({
    type: PlanOffer,
    description: 'Public, like the page about plans.',
    resolve: (_root, _args, context) => context.plans,
  }),
);
