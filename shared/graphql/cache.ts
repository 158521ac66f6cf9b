import { InMemoryCache } from '@apollo/client';

/**
 * A new, empty cache. Parts without an id of their own are merged into what contains them; other wordings of a block stay
 * in it, because their ids are unique in their block alone.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Profile: { merge: true },
      Address: { merge: true },
      WorkVariant: { keyFields: false },
      EduVariant: { keyFields: false },
      SkillVariant: { keyFields: false },
      ParagraphVariant: { keyFields: false },
      Query: {
        fields: {
          workEvent: {
            read: (_, { args, toReference }) => toReference({ __typename: 'WorkEvent', id: String(args?.['id']) }),
          },
          eduEvent: {
            read: (_, { args, toReference }) => toReference({ __typename: 'EduEvent', id: String(args?.['id']) }),
          },
          skillEvent: {
            read: (_, { args, toReference }) => toReference({ __typename: 'SkillEvent', id: String(args?.['id']) }),
          },
          paragraphEvent: {
            read: (_, { args, toReference }) => toReference({ __typename: 'ParagraphEvent', id: String(args?.['id']) }),
          },
          resume: {
            read: (_, { args, toReference }) => toReference({ __typename: 'Resume', id: String(args?.['id']) }),
          },
        },
      },
    },
    possibleTypes: {
      UpdateWorkEventResult: ['WorkEvent', 'VersionConflict'],
      UpdateEduEventResult: ['EduEvent', 'VersionConflict'],
      UpdateSkillEventResult: ['SkillEvent', 'VersionConflict'],
      UpdateParagraphEventResult: ['ParagraphEvent', 'VersionConflict'],
      UpdateResumeResult: ['Resume', 'VersionConflict'],
    },
  });
}
