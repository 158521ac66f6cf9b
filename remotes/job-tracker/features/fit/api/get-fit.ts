import { graphql } from '@shared/graphql';
import { fitFields } from './fit-fields.ts';

export const getPostingFit = graphql(
  `
    query JobTrackerGetPostingFit($id: ID!, $today: Date!) {
      postingFit(id: $id, today: $today) {
        ...FitFields
      }
    }
  `,
  [fitFields],
);

/** The fit of a text that somebody has pasted; stores nothing. */
export const getAdFit = graphql(
  `
    query JobTrackerGetAdFit($text: String!, $today: Date!) {
      adFit(text: $text, today: $today) {
        ...FitFields
      }
    }
  `,
  [fitFields],
);
