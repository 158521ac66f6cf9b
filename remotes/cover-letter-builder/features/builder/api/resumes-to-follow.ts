import { graphql } from '@shared/graphql';

/** The person's résumés, the one edited last first. */
export const listResumes = graphql(`
  query CoverLetterBuilderResumes {
    resumes {
      id
      title
    }
  }
`);

/** How one of them looks. */
export const getResumeToFollow = graphql(`
  query CoverLetterBuilderResumeToFollow($id: ID!) {
    resume(id: $id) {
      id
      document
    }
  }
`);
