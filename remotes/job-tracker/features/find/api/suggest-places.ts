import { graphql } from '@shared/graphql';

/** Places that begin like `text`, as postings have them. */
export const suggestPlaces = graphql(`
  query JobTrackerSuggestPlaces($text: String!) {
    placeSuggestions(text: $text)
  }
`);
