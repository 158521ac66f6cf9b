import { graphql, type ResultOf } from '@shared/graphql';

/** Earlier versions as a list shows them, the last one first. */
export const listVersions = graphql(`
  query ResumeBuilderListVersions($id: ID!) {
    resumeVersions(id: $id) {
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

export type ListedVersion = ResultOf<typeof listVersions>['resumeVersions'][number];

export const getVersion = graphql(`
  query ResumeBuilderGetVersion($id: ID!) {
    resumeVersion(id: $id) {
      id
      title
      document
    }
  }
`);

export const keepVersion = graphql(`
  mutation ResumeBuilderKeepVersion($id: ID!, $name: String!) {
    resume {
      keepResumeVersion(id: $id, name: $name) {
        id
        name
      }
    }
  }
`);

export const nameVersion = graphql(`
  mutation ResumeBuilderNameVersion($id: ID!, $name: String!) {
    resume {
      nameResumeVersion(id: $id, name: $name) {
        id
        name
      }
    }
  }
`);

/** Answers `VersionConflict` and writes nothing where `version` is no longer the newest. */
export const restoreVersion = graphql(`
  mutation ResumeBuilderRestoreVersion($id: ID!, $version: Int!) {
    resume {
      restoreResumeVersion(id: $id, version: $version) {
        __typename
        ... on Resume {
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
