import { graphql } from '@shared/graphql';

/** Returns `VersionConflict` and writes nothing if `version` is no longer the newest. */
export const updateResume = graphql(`
  mutation ResumeBuilderUpdateResume($id: ID!, $version: Int!, $input: ResumeInput!) {
    resume {
      updateResume(id: $id, version: $version, input: $input) {
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
