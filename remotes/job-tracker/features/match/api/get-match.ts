import { graphql } from '@shared/graphql';
import { matchFields } from './match-fields.ts';

export const getPostingMatch = graphql(
  `
    query JobTrackerGetPostingFit($id: ID!, $today: Date!) {
      postingFit(id: $id, today: $today) {
        ...FitFields
      }
    }
  `,
  [matchFields],
);

/** The match of a pasted text; nothing is stored. */
export const getAdMatch = graphql(
  `
    query JobTrackerGetAdFit($text: String!, $today: Date!) {
      adFit(text: $text, today: $today) {
        ...FitFields
      }
    }
  `,
  [matchFields],
);
