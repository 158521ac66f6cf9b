import { graphql } from '@shared/graphql';

/** Lists the countries that have postings, and the one in the person's profile. */
export const postingCountries = graphql(`
  query JobTrackerPostingCountries {
    postingCountries {
      home
      all
    }
  }
`);
