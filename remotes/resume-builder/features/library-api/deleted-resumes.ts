import { graphql } from '@shared/graphql';

/** Reads the deleted résumés that can still be restored. */
export const listDeletedResumes = graphql(`
  query ResumeBuilderListDeletedResumes {
    deleted: deletedResumes {
      id
      title
      deletedAt
    }
  }
`);
