import { graphql } from '@shared/graphql';
import { jobFields } from './job-fields.ts';

export const getJob = graphql(
  `
    query JobTrackerGetJob($id: ID!, $today: Date!) {
      job(id: $id) {
        ...JobFields
      }
    }
  `,
  [jobFields],
);
