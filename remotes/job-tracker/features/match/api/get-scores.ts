import { graphql, type ResultOf } from '@shared/graphql';

/** The scores of tracked jobs; jobs without an ad have none. */
export const getJobScores = graphql(`
  query JobTrackerJobScores($ids: [ID!]!, $today: Date!) {
    scores: jobScores(ids: $ids, today: $today) {
      id
      score
      isProvisional
    }
  }
`);

/** The scores of postings. */
export const getPostingScores = graphql(`
  query JobTrackerPostingScores($ids: [ID!]!, $today: Date!) {
    scores: postingScores(ids: $ids, today: $today) {
      id
      score
      isProvisional
    }
  }
`);

export type Score = ResultOf<typeof getJobScores>['scores'][number];
