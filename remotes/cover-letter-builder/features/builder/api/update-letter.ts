import { graphql } from '@shared/graphql';

/** Returns `VersionConflict` and writes nothing if `version` is no longer the newest. */
export const updateLetter = graphql(`
  mutation CoverLetterBuilderUpdateLetter($id: ID!, $version: Int!, $input: LetterInput!) {
    letter {
      updateLetter(id: $id, version: $version, input: $input) {
        __typename
        ... on Letter {
          id
          title
          version
          updatedAt
        }
        ... on VersionConflict {
          currentVersion
        }
      }
    }
  }
`);
