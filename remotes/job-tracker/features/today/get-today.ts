import { graphql } from '@shared/graphql';

/** The jobs whose next step is due, the oldest first. */
export const getToday = graphql(`
  query JobTrackerGetToday($today: Date!) {
    jobs(filter: { due: true }, sort: { by: nextStepOn, descending: false }, first: 6, today: $today) {
      nodes {
        id
        version
        title
        company
        nextStep
        nextStepOn
      }
      endCursor
      total
    }
  }
`);
