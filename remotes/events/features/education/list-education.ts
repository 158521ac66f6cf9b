import { graphql, type ResultOf } from '@shared/graphql';

/** Everything that the pages of an education event show and save. */
export const eduEventFields = graphql(`
  fragment EduEventFields on EduEvent {
    id
    uuid
    version
    updatedAt
    university
    degree
    location
    link
    major
    minor
    startDate
    startPrecision
    endDate
    endPrecision
    attending
    accomplishments {
      id
      uuid
      description
    }
    coursework {
      id
      uuid
      description
    }
    variants {
      id
      length
      language
      university
      degree
      major
      minor
      location
      accomplishments {
        id
        uuid
        description
      }
      coursework {
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

export type EduEvent = ResultOf<typeof eduEventFields>;

export const listEducation = graphql(
  `
    query EventsListEducation {
      eduEvents {
        ...EduEventFields
      }
    }
  `,
  [eduEventFields],
);
