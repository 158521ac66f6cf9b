import { graphql } from '@shared/graphql';

export const syncWork = graphql(`
  mutation PartnerSyncWork($input: WorkEventSyncInput!) {
    event {
      syncWorkEvent(input: $input) {
        id
        uuid
        version
      }
    }
  }
`);

export const syncEdu = graphql(`
  mutation PartnerSyncEducation($input: EduEventSyncInput!) {
    event {
      syncEduEvent(input: $input) {
        id
        uuid
        version
      }
    }
  }
`);

/** The existing events, to determine afterwards what is new. */
export const knownEvents = graphql(`
  query PartnerKnownEvents {
    workEvents {
      id
      uuid
      version
    }
    eduEvents {
      id
      uuid
      version
    }
  }
`);
