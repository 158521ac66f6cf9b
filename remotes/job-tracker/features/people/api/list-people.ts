import { graphql } from '@shared/graphql';
import { personRowFields } from './person-fields.ts';

/** Loads one page of people. */
export const listPeople = graphql(
  `
    query JobTrackerListPeople($text: String, $sort: PersonSort, $after: String, $first: Int!) {
      people(text: $text, sort: $sort, after: $after, first: $first) {
        nodes {
          ...PersonRowFields
        }
        endCursor
        total
      }
    }
  `,
  [personRowFields],
);
