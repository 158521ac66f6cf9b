import { graphql, type ResultOf } from '@shared/graphql';

/** The contents and the price of Plus, which visitors see too. */
export const offerQuery = graphql(`
  query ShellGetPlanOffer {
    planOffer {
      months
      amount
      currency
      isSandbox
      namedVersionsFree
      namedVersionsPlus
    }
  }
`);

/** The user's plan, with the contents and the price of Plus. */
export const planQuery = graphql(`
  query ShellGetPlan {
    me {
      id
      tesseraProduct
      plusUntil
      isAnonymous
    }
    planOffer {
      months
      amount
      currency
      isSandbox
      namedVersionsFree
      namedVersionsPlus
    }
  }
`);

export type PlanHolder = ResultOf<typeof planQuery>['me'];
export type PlanOffer = ResultOf<typeof planQuery>['planOffer'];

/** Redeems a gift. The result updates the plan wherever it is shown. */
export const redeemGift = graphql(`
  mutation ShellRedeemGift($code: String!) {
    plan {
      redeemGift(code: $code) {
        outcome
        retryAfter
        me {
          id
          tesseraProduct
          plusUntil
        }
      }
    }
  }
`);

export const buyPlus = graphql(`
  mutation ShellBuyPlus {
    plan {
      buyPlus {
        address
      }
    }
  }
`);
