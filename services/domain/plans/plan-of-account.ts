import { type Plan, plansLimits } from '../../../shared/contracts/plan-limits.ts';
import type { AccountRow } from '../../platform/database/schema/index.ts';

type PlanFacts = Pick<AccountRow, 'product' | 'plusUntil'>;

/** Returns the account's current plan. When Plus ends, the account becomes free without any update. */
export const planOf = ({ product, plusUntil }: PlanFacts): Plan =>
  product === 'free' && plusUntil !== null && plusUntil.getTime() > Date.now() ? 'plus' : product;

/** Returns the limits of the account's current plan. */
export const limitsOf = (account: PlanFacts): (typeof plansLimits)[Plan] => plansLimits[planOf(account)];
