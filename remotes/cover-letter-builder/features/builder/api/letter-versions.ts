import { graphql } from '@shared/graphql';

/** Earlier versions as a list shows them, the last one first. */
export const listVersions = graphql(`
  query CoverLetterBuilderListVersions($id: ID!) {
    letterVersions(id: $id) {
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

export const getVersion = graphql(`
  query CoverLetterBuilderGetVersion($id: ID!) {
    letterVersion(id: $id) {
      id
      title
      document
    }
  }
`);

export const keepVersion = graphql(`
  mutation CoverLetterBuilderKeepVersion($id: ID!, $name: String!) {
    letter {
      keepLetterVersion(id: $id, name: $name) {
        id
        name
      }
    }
  }
`);

export const nameVersion = graphql(`
  mutation CoverLetterBuilderNameVersion($id: ID!, $name: String!) {
    letter {
      nameLetterVersion(id: $id, name: $name) {
        id
        name
      }
    }
  }
`);

/** Answers `VersionConflict` and writes nothing where `version` is no longer the newest. */
export const restoreVersion = graphql(`
  mutation CoverLetterBuilderRestoreVersion($id: ID!, $version: Int!) {
    letter {
      restoreLetterVersion(id: $id, version: $version) {
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
