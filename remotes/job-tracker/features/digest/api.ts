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

/** Turns on the daily email or changes the hour at which it is sent. */
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
