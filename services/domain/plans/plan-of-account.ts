import { type Plan, plansLimits } from '../../../shared/contracts/plan-limits.ts';
import type { AccountRow } from '../../platform/database/schema/index.ts';

type PlanFacts = Pick<AccountRow, 'product' | 'plusUntil'>;

/** The plan that an account has now: when Plus ends, nothing has to be done for it to be free again. */
export const planOf = ({ product, plusUntil }: PlanFacts): Plan =>
  product === 'free' && plusUntil !== null && plusUntil.getTime() > Date.now() ? 'plus' : product;

export const limitsOf = (account: PlanFacts): (typeof plansLimits)[Plan] => plansLimits[planOf(account)];
