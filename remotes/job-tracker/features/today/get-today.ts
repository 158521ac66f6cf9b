import { graphql } from '@shared/graphql';

/** The jobs with tasks that are due, the oldest first. */
export const getToday = graphql(`
  query JobTrackerGetToday($today: Date!) {
    jobs(filter: { due: true }, sort: { by: nextStepOn, descending: false }, first: 6, today: $today) {
      nodes {
        id
        version
        title
        company
        tasks {
          id
          text
          on
          doneOn
          remindDaysBefore
        }
      }
      endCursor
      total
    }
  }
`);
