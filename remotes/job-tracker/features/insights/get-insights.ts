import { graphql, type ResultOf } from '@shared/graphql';

/** The outcomes of the applications between two days. */
export const getInsights = graphql(`
  query JobTrackerGetInsights($from: Date, $today: Date!) {
    jobInsights(from: $from, today: $today) {
      smallBelow
      medianDaysToAnswer
      totals {
        applications
        answered
        interviews
        offers
        isSmall
      }
      funnel {
        stage
        count
      }
      weeks {
        week
        applications
      }
      stages {
        stage
        stays
        goneOn
        medianDays
        isSmall
      }
      sources {
        name
        applications
        answered
        interviews
        isSmall
      }
      resumes {
        id
        name
        applications
        answered
        interviews
        isSmall
      }
      letters {
        id
        name
        applications
        answered
        interviews
        isSmall
      }
      blocks {
        id
        name
        applications
        answered
        interviews
        isSmall
        wordings {
          wording
          applications
          answered
          interviews
          isSmall
        }
      }
    }
  }
`);

export type Insights = ResultOf<typeof getInsights>['jobInsights'];
