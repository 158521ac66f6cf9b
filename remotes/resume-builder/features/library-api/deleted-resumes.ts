import { graphql } from '@shared/graphql';

/** What can still be brought back. */
export const listDeletedResumes = graphql(`
  query ResumeBuilderListDeletedResumes {
    deleted: deletedResumes {
      id
      title
      deletedAt
    }
  }
`);
