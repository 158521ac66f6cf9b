import { graphql } from '@shared/graphql';

export const getJobDigest = graphql(`
  query JobTrackerGetDigest {
    jobDigest {
      email
      hour
      isConfirmed
    }
  }
`);

/** Begins the daily messages, or changes when they come. */
export const setJobDigest = graphql(`
  mutation JobTrackerSetDigest($timeZone: String!, $hour: Int!) {
    job {
      setJobDigest(timeZone: $timeZone, hour: $hour) {
        email
        hour
        isConfirmed
      }
    }
  }
`);

export const stopJobDigest = graphql(`
  mutation JobTrackerStopDigest {
    job {
      stopJobDigest
    }
  }
`);
