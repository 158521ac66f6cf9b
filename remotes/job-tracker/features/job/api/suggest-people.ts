import { graphql, type ResultOf } from '@shared/graphql';

/** Finds people whom the person knows, for a contact that is being added. */
export const suggestPeople = graphql(`
  query JobTrackerSuggestPeople($text: String!) {
    people(text: $text, sort: { by: name }, first: 8) {
      nodes {
        id
        name
        role
        company
        email
        phone
        link
      }
    }
  }
`);

export type SuggestedPerson = ResultOf<typeof suggestPeople>['people']['nodes'][number];
