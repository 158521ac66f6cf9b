import { graphql, type ResultOf } from '@shared/graphql';

/** Reads the fields of a job from an ad's text or address; nothing is stored. */
export const readJobAd = graphql(`
  mutation JobTrackerReadJobAd($url: String, $text: String, $title: String, $today: Date) {
    job {
      readJobAd(url: $url, text: $text, title: $title, today: $today) {
        ad {
          title
          company
          location
          link
          description
          source
          salaryMin
          salaryMax
          currency
          salaryPeriod
          deadline
          deadlineChoices
          workplace
          employmentTypes
          contact {
            name
            email
            phone
          }
          benefits
          sources {
            field
            text
          }
        }
        problem
      }
    }
  }
`);

export type JobAdReading = ResultOf<typeof readJobAd>['job']['readJobAd'];
