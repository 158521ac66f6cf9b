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

/** How much each part counts from now on, wherever the person looks; null for the usual. */
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
