import { graphql } from '@shared/graphql';

/** Suggests places of postings whose names start with `text`. */
export const suggestPlaces = graphql(`
  query JobTrackerSuggestPlaces($text: String!) {
    placeSuggestions(text: $text)
  }
`);
