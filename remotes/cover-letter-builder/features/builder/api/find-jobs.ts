import { graphql } from '@shared/graphql';
import { jobFields } from './job-fields.ts';

/** Finds tracked jobs that contain all the words, sorted by stage from the latest to the earliest. */
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
