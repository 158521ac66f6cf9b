import { graphql, type ResultOf } from '@shared/graphql';

/** Reads everything the list of résumés shows, and whether there are blocks to start a résumé from. */
export const listResumes = graphql(`
  query ResumeBuilderListResumes {
    resumes {
      id
      title
      version
      createdAt
      updatedAt
    }
    deletedResumes {
      id
    }
    workEvents {
      id
    }
    eduEvents {
      id
    }
    skillEvents {
      id
    }
  }
`);

export type ResumeSummary = ResultOf<typeof listResumes>['resumes'][number];
