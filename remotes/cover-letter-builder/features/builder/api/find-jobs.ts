import { graphql } from '@shared/graphql';
import { jobFields } from './job-fields.ts';

/** Tracked jobs that have all of the words; the stage reached last comes first. */
export const findJobs = graphql(
  `
    query CoverLetterBuilderFindJobs($text: String) {
      jobs(filter: { text: $text }, first: 20) {
        total
        nodes {
          ...CoverLetterBuilderJob
        }
      }
    }
  `,
  [jobFields],
);

export const getJob = graphql(
  `
    query CoverLetterBuilderGetJob($id: ID!) {
      job(id: $id) {
        ...CoverLetterBuilderJob
      }
    }
  `,
  [jobFields],
);
