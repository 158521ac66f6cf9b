import type { VersionRequests } from '@shared/builder';
import { graphql } from '@shared/graphql';

/** Earlier versions as the version history lists them, newest first. */
const list = graphql(`
  query ResumeBuilderListVersions($id: ID!) {
    versions: resumeVersions(id: $id) {
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
  query ResumeBuilderGetVersion($id: ID!) {
    earlier: resumeVersion(id: $id) {
      id
      title
      document
    }
  }
`);

const keep = graphql(`
  mutation ResumeBuilderKeepVersion($id: ID!, $name: String!) {
    resume {
      keepResumeVersion(id: $id, name: $name) {
        id
        name
      }
    }
  }
`);

const rename = graphql(`
  mutation ResumeBuilderNameVersion($id: ID!, $name: String!) {
    resume {
      nameResumeVersion(id: $id, name: $name) {
        id
        name
      }
    }
  }
`);

/** Returns `VersionConflict` and writes nothing if `version` is no longer the newest. */
const restore = graphql(`
  mutation ResumeBuilderRestoreVersion($id: ID!, $version: Int!) {
    documents: resume {
      restored: restoreResumeVersion(id: $id, version: $version) {
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

/** The operations that the version history of a résumé uses. */
export const versionRequests: VersionRequests = { list, read, keep, rename, restore };
