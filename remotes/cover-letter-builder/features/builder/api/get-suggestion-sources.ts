import { graphql, type ResultOf } from '@shared/graphql';

/** The advertisement of a job, and what of the person's may answer it besides their paragraphs. */
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
