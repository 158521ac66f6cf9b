import { graphql } from '@shared/graphql';

/** Returns `VersionConflict` and writes nothing if `version` is no longer the newest. */
export const renameLetter = graphql(`
  mutation CoverLetterBuilderRenameLetter($id: ID!, $version: Int!, $title: String!) {
    documents: letter {
      renamed: renameLetter(id: $id, version: $version, title: $title) {
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
