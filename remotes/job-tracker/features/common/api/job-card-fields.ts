import { graphql, type ResultOf } from '@shared/graphql';

/** The fields of a job that cards and rows show. */
export const jobCardFields = graphql(`
  fragment JobCardFields on Job {
    id
    version
    title
    company
    location
    link
    source
    tags
    excitement
    salaryMin
    salaryMax
    currency
    salaryPeriod
    deadline
    appliedOn
    tasks {
      id
      text
      on
      doneOn
      remindDaysBefore
    }
    nextStep
    nextStepOn
    stage
    closeReason
    stageSince
    isQuiet(today: $today)
    interviews {
      id
      kind
      at
      timeZone
      minutes
      people
      notes
    }
    resume {
      id
      title
    }
    letter {
      id
      title
    }
    createdAt
    updatedAt
  }
`);

export type JobCard = ResultOf<typeof jobCardFields>;
