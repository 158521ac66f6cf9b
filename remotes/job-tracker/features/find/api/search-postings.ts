import { graphql, type ResultOf } from '@shared/graphql';
import { postingCardFields } from '../../posting/api/posting-fields.ts';

/** Loads one page of results and the counts of the filters. */
export const searchPostings = graphql(
  `
    query JobTrackerSearchPostings($search: PostingSearchInput!, $sort: PostingSort!, $first: Int!, $after: String) {
      postings(search: $search, sort: $sort, first: $first, after: $after) {
        nodes {
          posting {
            ...PostingCardFields
          }
          title {
            text
            matched
          }
          company {
            text
            matched
          }
          snippet {
            text
            matched
          }
        }
        total
        totalIsExact
        endCursor
        facets {
          workplaces {
            value
            count
          }
          employmentTypes {
            value
            count
          }
          companies {
            value
            count
          }
          places {
            value
            count
          }
          salaries {
            value
            count
          }
          posted {
            value
            count
          }
        }
        didYouMean
        ignored
        centre
        widening {
          names
          words
          exactly
        }
        place {
          isKnown
          choices
        }
      }
    }
  `,
  [postingCardFields],
);

export type SearchPage = ResultOf<typeof searchPostings>['postings'];
export type SearchResult = SearchPage['nodes'][number];
export type Facets = SearchPage['facets'];
export type Pieces = SearchResult['title'];
