import { graphql, type ResultOf } from '@shared/graphql';
import { jobCardFields } from '../../common/api/job-card-fields.ts';

/** The fields of a job that its page shows and saves. */
export const jobFields = graphql(
  `
    fragment JobFields on Job {
      ...JobCardFields
      description
      notes
      contacts {
        id
        name
        role
        email
        phone
        link
        notes
        person {
          id
          lastContactOn
        }
      }
      sent {
        id
        sentAt
        documents {
          kind
          title
          path
        }
      }
      stages {
        id
        stage
        closeReason
        on
      }
    }
  `,
  [jobCardFields],
);

export type Job = ResultOf<typeof jobFields>;
