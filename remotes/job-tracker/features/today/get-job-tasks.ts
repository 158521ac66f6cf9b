import { graphql } from '@shared/graphql';

/** The tasks of a job, and the version they belong to. */
export const getJobTasks = graphql(`
  query JobTrackerGetJobTasks($id: ID!) {
    job(id: $id) {
      id
      version
      tasks {
        id
        text
        on
        doneOn
        remindDaysBefore
      }
    }
  }
`);
