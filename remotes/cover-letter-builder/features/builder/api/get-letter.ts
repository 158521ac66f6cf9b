import { paragraphFields } from '@shared/builder';
import { graphql, profileContactFields, type ResultOf } from '@shared/graphql';
import { jobFields } from './job-fields.ts';

/** Reads everything the builder needs in one round trip. */
export const getLetter = graphql(
  `
    query CoverLetterBuilderGetLetter($id: ID!) {
      me {
        id
        headshotURL
        profile {
          ...ProfileContactFields
        }
      }
      paragraphEvents {
        ...WholeParagraph
      }
      letter(id: $id) {
        id
        title
        version
        updatedAt
        document
        followedResume {
          id
          title
          design
          isDeleted
        }
        job {
          ...CoverLetterBuilderJob
        }
      }
    }
  `,
  [profileContactFields, paragraphFields, jobFields],
);

export type LetterAnswer = ResultOf<typeof getLetter>;
