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

/** The match of a pasted text; nothing is stored. */
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
