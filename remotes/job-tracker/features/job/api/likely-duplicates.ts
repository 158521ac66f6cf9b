import { graphql } from '@shared/graphql';

/** Tracked jobs that look like the same job. */
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
