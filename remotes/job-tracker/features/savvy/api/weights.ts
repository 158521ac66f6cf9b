import { graphql, type ResultOf } from '@shared/graphql';

const weightFields = graphql(`
  fragment FitWeightFields on FitWeights {
    skills
    phrases
    title
    years
    place
    freshness
    isUsual
  }
`);

export const getWeights = graphql(
  `
    query JobTrackerGetWeights {
      savvyWeights {
        ...FitWeightFields
      }
    }
  `,
  [weightFields],
);

/** Stores the weights that differ from `base`, on all devices; null restores the defaults. */
export const setWeights = graphql(
  `
    mutation JobTrackerSetWeights($weights: FitWeightsInput, $base: FitWeightsInput) {
      savvy {
        setWeights(weights: $weights, base: $base) {
          ...FitWeightFields
        }
      }
    }
  `,
  [weightFields],
);

export type Weights = ResultOf<typeof weightFields>;
