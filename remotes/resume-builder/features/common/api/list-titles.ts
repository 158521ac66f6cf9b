import { graphql } from '@shared/graphql';

/** Reads the titles of all résumés, from which a new one's must differ. */
export const listTitles = graphql(`
  query ResumeBuilderListTitles {
    resumes {
      id
      title
    }
  }
`);
