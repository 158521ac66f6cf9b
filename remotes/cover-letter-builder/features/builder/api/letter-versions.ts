import type { VersionRequests } from '@shared/builder';
import { graphql } from '@shared/graphql';

/** Earlier versions as the version history lists them, newest first. */
const list = graphql(`
  query CoverLetterBuilderListVersions($id: ID!) {
    versions: letterVersions(id: $id) {
      id
      version
      title
      name
      savedAt
      changes {
        what
        section
        sectionKind
        names
        count
      }
    }
  }
`);

const read = graphql(`
  query CoverLetterBuilderGetVersion($id: ID!) {
    earlier: letterVersion(id: $id) {
      id
      title
      document
    }
  }
`);

const keep = graphql(`
  mutation CoverLetterBuilderKeepVersion($id: ID!, $name: String!) {
    letter {
      keepLetterVersion(id: $id, name: $name) {
        id
        name
      }
    }
  }
`);

const rename = graphql(`
  mutation CoverLetterBuilderNameVersion($id: ID!, $name: String!) {
    letter {
      nameLetterVersion(id: $id, name: $name) {
        id
        name
      }
    }
  }
`);

/** Returns `VersionConflict` and writes nothing if `version` is no longer the newest. */
const restore = graphql(`
  mutation CoverLetterBuilderRestoreVersion($id: ID!, $version: Int!) {
    documents: letter {
      restored: restoreLetterVersion(id: $id, version: $version) {
        __typename
        ... on Letter {
          id
          title
          version
          updatedAt
          document
        }
        ... on VersionConflict {
          currentVersion
        }
      }
    }
  }
`);

/** The operations that the version history of a letter uses. */
export const versionRequests: VersionRequests = { list, read, keep, rename, restore };
