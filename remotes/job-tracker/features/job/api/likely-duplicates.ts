import { graphql } from '@shared/graphql';

/** Jobs that are tracked already and look the same. */
export const likelyDuplicates = graphql(`
  query JobTrackerLikelyDuplicates($title: String, $company: String, $location: String, $link: String) {
    likelyDuplicates(title: $title, company: $company, location: $location, link: $link) {
      id
      title
      company
      location
      stage
    }
  }
`);
