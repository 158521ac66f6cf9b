import { graphql } from '@shared/graphql';

export const importJobs = graphql(`
  mutation JobTrackerImportJobs($rows: [JobInput!]!, $today: Date!) {
    job {
      importJobs(rows: $rows, today: $today) {
        id
        title
      }
    }
  }
`);

/** Returns, for each job, a tracked one that is likely the same. */
export const knownJobs = graphql(`
  query JobTrackerKnownJobs($jobs: [JobTraits!]!) {
    knownJobs(jobs: $jobs)
  }
`);

/** The fields of jobs that a table has. */
export const exportJobs = graphql(`
  query JobTrackerExportJobs($filter: JobFilter, $sort: JobSort, $after: String, $first: Int!, $today: Date!) {
    jobs(filter: $filter, sort: $sort, after: $after, first: $first, today: $today) {
      nodes {
        title
        company
        location
        stage
        closeReason
        stageSince
        appliedOn
        deadline
        link
        source
        tags
        excitement
        salaryMin
        salaryMax
        currency
        salaryPeriod
        nextStep
        nextStepOn
        contacts {
          name
          email
          phone
        }
        stages {
          stage
          closeReason
          on
        }
        notes
        description
      }
      endCursor
    }
  }
`);

export const getCalendarFeed = graphql(`
  query JobTrackerGetCalendarFeed {
    calendarFeed {
      path
    }
  }
`);

/** Creates the calendar feed, or replaces its address. */
export const makeCalendarFeed = graphql(`
  mutation JobTrackerMakeCalendarFeed {
    job {
      makeCalendarFeed {
        path
      }
    }
  }
`);

export const revokeCalendarFeed = graphql(`
  mutation JobTrackerRevokeCalendarFeed {
    job {
      revokeCalendarFeed
    }
  }
`);
