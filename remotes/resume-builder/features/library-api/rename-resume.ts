import { graphql } from '@shared/graphql';

/** Returns `VersionConflict` and writes nothing if `version` is no longer the newest. */
export const renameResume = graphql(`
  mutation ResumeBuilderRenameResume($id: ID!, $version: Int!, $title: String!) {
    documents: resume {
      renamed: renameResume(id: $id, version: $version, title: $title) {
        __typename
        ... on Resume {
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
