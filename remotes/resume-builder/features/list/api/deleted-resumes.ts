import { graphql } from '@shared/graphql';

/** What can still be brought back. */
export const listDeletedResumes = graphql(`
  query ResumeBuilderListDeletedResumes {
    deletedResumes {
      id
      title
      deletedAt
    }
  }
`);
