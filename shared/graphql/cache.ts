import { InMemoryCache, type FieldPolicy } from '@apollo/client';

interface ListPage {
  readonly nodes: readonly unknown[];
}

/** Merges the pages of a list into one; lists with other arguments are separate. */
const pagesOf = (...keyArgs: string[]): FieldPolicy<ListPage> => ({
  keyArgs,
  merge: (before, page, { args }) =>
    before === undefined || args?.['after'] == null ? page : { ...page, nodes: [...before.nodes, ...page.nodes] },
});

/**
 * Returns a new, empty cache. Objects without an id of their own are merged into their parent; variants and entries stay
 * in their event, because their ids are unique only within it. Besides, a list of a thousand events is read a third
 * faster without thousands of entries beside them.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Profile: { merge: true },
      Address: { merge: true },
      // The navigation asks for less of it than the tracker.
      JobsDue: { merge: true },
      Accomplishment: { keyFields: false },
      Skill: { keyFields: false },
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
          job: {
            read: (_, { args, toReference }) => toReference({ __typename: 'Job', id: String(args?.['id']) }),
          },
          jobs: pagesOf('filter', 'sort'),
          people: pagesOf('text', 'sort'),
          postings: pagesOf('search', 'sort'),
          savvyPostings: pagesOf('search'),
          posting: {
            read: (_, { args, toReference }) => toReference({ __typename: 'Posting', id: String(args?.['id']) }),
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
      UpdateJobResult: ['Job', 'VersionConflict'],
    },
  });
}
