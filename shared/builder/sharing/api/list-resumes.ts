import { graphql } from '@shared/graphql';

/** What can be shown beside a letter. */
export const listResumes = graphql(`
  query BuilderResumesToShow {
    resumes {
      id
      title
    }
  }
`);
