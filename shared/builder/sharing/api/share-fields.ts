import { graphql, type FragmentOf } from '@shared/graphql';

/** Everything that the dialog shows about a link. */
export const shareFields = graphql(`
  fragment BuilderShare on Share @_unmask {
    id
    path
    resumeId
    letterId
    resumeTitle
    letterTitle
    label
    mode
    frozenAt
    hasPassword
    hidesPhone
    hidesEmail
    hidesAddress
    allowsSearch
    expiresAt
    createdAt
    views {
      day
      views
    }
  }
`);

export type Share = FragmentOf<typeof shareFields>;
