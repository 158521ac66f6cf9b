import { graphql, type ResultOf } from '@shared/graphql';

/** Everything that the pages of a work event show and save. */
export const workEventFields = graphql(`
  fragment WorkEventFields on WorkEvent {
    id
    uuid
    version
    updatedAt
    company
    position
    location
    link
    startDate
    startPrecision
    endDate
    endPrecision
    accomplishments {
      id
      uuid
      description
    }
    variants {
      id
      length
      language
      company
      position
      location
      accomplishments {
        id
        uuid
        description
      }
    }
    usedIn {
      id
      title
    }
  }
`);

export type WorkEvent = ResultOf<typeof workEventFields>;

export const listWork = graphql(
  `
    query EventsListWork {
      workEvents {
        ...WorkEventFields
      }
    }
  `,
  [workEventFields],
);
