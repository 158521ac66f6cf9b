import { graphql, profileContactFields, type ResultOf } from '@shared/graphql';

/** The person and all their blocks: what a résumé is composed from. */
export const blockFields = graphql(
  `
    fragment ResumeBuilderBlocks on Query @_unmask {
      me {
        id
        profile {
          ...ProfileContactFields
        }
      }
      workEvents {
        id
        uuid
        version
        company
        position
        location
        link
        startDate
        endDate
        accomplishments {
          id
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
            description
          }
        }
      }
      eduEvents {
        id
        uuid
        version
        university
        degree
        location
        link
        major
        minor
        startDate
        endDate
        attending
        accomplishments {
          id
          description
        }
        coursework {
          id
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
            description
          }
          coursework {
            id
            description
          }
        }
      }
      skillEvents {
        id
        uuid
        version
        name
        skills {
          id
          name
          level
        }
        variants {
          id
          length
          language
          name
          skills {
            id
            name
            level
          }
        }
      }
    }
  `,
  [profileContactFields],
);

export type BlocksAnswer = ResultOf<typeof blockFields>;
