import { graphql } from '@shared/graphql';

/** The documents that can be linked to a job and sent. */
export const listDocuments = graphql(`
  query JobTrackerListDocuments {
    resumes {
      id
      title
    }
    letters {
      id
      title
    }
  }
`);
