import { graphql } from '@shared/graphql';

/** The résumés that a link can show together with a letter. */
export const listResumes = graphql(`
  query BuilderResumesToShow {
    resumes {
      id
      title
    }
  }
`);
