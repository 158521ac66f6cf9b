import type { SavedSearch } from '../../../../domain/job-search/saved/saved-searches.ts';
import { builder } from '../../builder.ts';
import { PostingSearchType, PostingSortType } from '../postings/posting-search.ts';

/** New postings are counted up to this number. No person reads more. */
const countedNew = 100;

export const SavedSearchType = builder.objectRef<SavedSearch>('SavedSearch').implement({
  description: 'A saved job search.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    search: t.expose('search', { type: PostingSearchType }),
    sort: t.expose('sort', { type: PostingSortType }),
    mailed: t.exposeBoolean('isMailed', { description: 'Whether new postings are emailed daily.' }),
    newSince: t.int({
      description: `The number of matching postings added after \`lastSeenAt\`, at most ${countedNew}.`,
      resolve: async ({ search, lastSeenAt }, _args, { jobSearch }) =>
        (await jobSearch.findNew(search, { after: lastSeenAt, until: new Date() }, countedNew)).length,
    }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
  }),
});
