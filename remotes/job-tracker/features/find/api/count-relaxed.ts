import { graphql, type ResultOf } from '@shared/graphql';

/** Counts what a search would find without each single one of its conditions. */
export const countRelaxed = graphql(`
  query JobTrackerCountRelaxed($search: PostingSearchInput!) {
    relaxedCounts(search: $search) {
      condition
      count
      isExact
    }
  }
`);

export type RelaxedCount = ResultOf<typeof countRelaxed>['relaxedCounts'][number];
export type SearchCondition = RelaxedCount['condition'];
