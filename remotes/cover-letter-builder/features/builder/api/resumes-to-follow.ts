import { graphql } from '@shared/graphql';

/** Reads the person's résumés, the most recently edited first. */
export const listResumes = graphql(`
  query CoverLetterBuilderResumes {
    resumes {
      id
      title
    }
  }
`);

/** Reads the design and headshot choice of one résumé. */
export const getResumeToFollow = graphql(`
  query CoverLetterBuilderResumeToFollow($id: ID!) {
    resume(id: $id) {
      id
      document
    }
  }
`);
