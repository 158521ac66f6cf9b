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

/** Stores the weight of each part of the score on all devices; null restores the defaults. */
export const setWeights = graphql(
  `
    mutation JobTrackerSetWeights($weights: FitWeightsInput) {
      savvy {
        setWeights(weights: $weights) {
          ...FitWeightFields
        }
      }
    }
  `,
  [weightFields],
);

export type Weights = ResultOf<typeof weightFields>;
