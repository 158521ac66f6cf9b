import { graphql } from '@shared/graphql';
import { jobFields } from './job-fields.ts';

/** Stores exact copies of the documents as they are now, as the ones that were sent. */
export const markSent = graphql(
  `
    mutation JobTrackerMarkSent($id: ID!, $resumeId: ID, $letterId: ID, $language: String!, $on: Date!, $today: Date!) {
      job {
        markSent(id: $id, resumeId: $resumeId, letterId: $letterId, language: $language, on: $on) {
          ...JobFields
        }
      }
    }
  `,
  [jobFields],
);

export const deleteSent = graphql(`
  mutation JobTrackerDeleteSent($id: ID!) {
    job {
      deleteSent(id: $id)
    }
  }
`);

/** A job's dates as a calendar file. */
export const getJobCalendar = graphql(`
  query JobTrackerGetJobCalendar($id: ID!) {
    job(id: $id) {
      id
      calendar
    }
  }
`);
