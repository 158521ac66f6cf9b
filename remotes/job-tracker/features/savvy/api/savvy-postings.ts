import { graphql, type ResultOf } from '@shared/graphql';
import { postingCardFields } from '../../posting/api/posting-fields.ts';

/** Loads one page of postings, the best matches first, each with its main reasons. */
export const savvyPostings = graphql(
  `
    query JobTrackerSavvyPostings($search: PostingSearchInput, $first: Int!, $after: String, $today: Date!) {
      savvyPostings(search: $search, first: $first, after: $after, today: $today) {
        nodes {
          posting {
            ...PostingCardFields
          }
          fit {
            score
            isProvisional
            parts {
              key
              share
              points
              mostPoints
              reasons {
                kind
                term
                other
                count
                of
              }
            }
            learnedReasons {
              kind
              term
              other
              count
              of
            }
          }
        }
        hasBlocks
        total
        endCursor
      }
    }
  `,
  [postingCardFields],
);

export type SavvyPage = ResultOf<typeof savvyPostings>['savvyPostings'];
export type RankedPosting = SavvyPage['nodes'][number];
export type RankedMatch = RankedPosting['fit'];
