import { graphql } from '@shared/graphql';
import { matchFields } from './match-fields.ts';

/** How well a tracked job matches, with every reason. */
export const getJobMatch = graphql(
  `
    query JobTrackerJobMatch($id: ID!, $today: Date!) {
      jobFit(id: $id, today: $today) {
        ...FitFields
      }
    }
  `,
  [matchFields],
);
