import { graphql, type ResultOf } from '@shared/graphql';

const dismissalFields = graphql(`
  fragment DismissalFields on Dismissal {
    id
    postingId
    title
    company
    reason
    learned {
      kind
      name
    }
    createdAt
  }
`);

/** Jobs marked "Not interested", newest first. */
export const listDismissals = graphql(
  `
    query JobTrackerListDismissals {
      savvyDismissals {
        ...DismissalFields
      }
    }
  `,
  [dismissalFields],
);

/** Dismisses a posting: it is no longer listed, and similar postings rank lower. */
export const dismissPosting = graphql(
  `
    mutation JobTrackerDismissPosting($id: ID!, $reason: DismissalReason!) {
      savvy {
        dismissPosting(id: $id, reason: $reason) {
          ...DismissalFields
        }
      }
    }
  `,
  [dismissalFields],
);

export const undoDismissal = graphql(`
  mutation JobTrackerUndoDismissal($id: ID!) {
    savvy {
      undoDismissal(id: $id)
    }
  }
`);

export type Dismissal = ResultOf<typeof dismissalFields>;
export type DismissalReason = Dismissal['reason'];
