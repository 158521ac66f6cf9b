import { graphql, type ResultOf } from '@shared/graphql';

/** Reads the ad of a job and what else besides paragraphs may answer it: the person's other blocks. */
export const getSuggestionSources = graphql(`
  query CoverLetterBuilderSuggestionSources($jobId: ID!) {
    job(id: $jobId) {
      id
      description
    }
    workEvents {
      id
      position
      company
      accomplishments {
        id
        description
      }
      variants {
        id
        length
        language
        position
        company
        accomplishments {
          id
          description
        }
      }
    }
    eduEvents {
      id
      degree
      university
      accomplishments {
        id
        description
      }
      variants {
        id
        length
        language
        degree
        university
        accomplishments {
          id
          description
        }
      }
    }
  }
`);

export type SuggestionSources = ResultOf<typeof getSuggestionSources>;
