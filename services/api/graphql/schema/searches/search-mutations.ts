import { searchLimits } from '../../../../../shared/documents/postings/posting-search.ts';
import { searchDigests } from '../../../../platform/database/schema/index.ts';
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../../../domain/context/request-context.ts';
import { badUserInput } from '../../../../domain/errors.ts';
import { readZone } from '../../../../domain/input/read-job-parts.ts';
import { readPostingSearch } from '../../../../domain/input/read-posting-search.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { type Digest, readDigest, setDigest } from '../../../../domain/digests/digest.ts';
import {
  deleteSearch,
  restoreSearch,
  listSavedSearches,
  saveSearch,
  markSearchSeen,
  updateSearch,
} from '../../../../domain/job-search/saved/saved-searches.ts';
import { PostingSearchInput, PostingSortType } from '../postings/posting-search.ts';
import { SavedSearchType } from './saved-search.ts';

const SearchMutations = builder.objectRef<object>('SearchMutations');
SearchMutations.implement({});

builder.mutationField('search', (t) => t.field({ type: SearchMutations, resolve: () => ({}) }));

const SearchDigestType = builder.objectRef<Digest>('SearchDigest').implement({
  description: 'An email on each day when a saved search finds something new.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The email address the user signs in with.' }),
    isConfirmed: t.boolean({
      description: 'Nothing is sent until the recipient has confirmed the link in a first email.',
      resolve: ({ confirmedAt }) => confirmedAt !== null,
    }),
  }),
});

/** The hour at which the daily email is sent, in the person's time zone. */
const digestHour = 7;

/** Starts the daily email, or updates its address. Throws BAD_USER_INPUT for a person without an email address. */
async function beginDigest(context: RequestContext, accountId: string, timeZone: string): Promise<void> {
  const { email, emailVerified, issuer } = context.caller();
  if (email === null) {
    throw badUserInput([{ path: 'mailed', message: 'Please create an account with an email address first.' }]);
  }
  const { language } = context;
  const settings = { email, isVerified: emailVerified, timeZone, hour: digestHour, language };
  const { confirmedAt, secret } = await setDigest(context.db, searchDigests, accountId, settings);
  if (confirmedAt === null) {
    await context.onDigestRequested?.({ kind: 'searches', accountId, email, secret, issuer, language });
  }
}

const nameMissing = 'Please enter a name.';
const zone = 'The IANA time zone of the morning emails. Defaults to UTC.';

builder.queryFields((t) => ({
  savedSearches: t.field({
    type: [SavedSearchType],
    description: 'In the order in which they were saved.',
    resolve: async (_root, _args, context) => listSavedSearches(context.db, (await context.account()).id),
  }),
  searchDigest: t.field({
    type: SearchDigestType,
    nullable: true,
    description: 'Null until emails are turned on for a saved search, and after the user turns them off.',
    resolve: async (_root, _args, context) => readDigest(context.db, searchDigests, (await context.account()).id),
  }),
}));

builder.objectField(SearchMutations, 'saveSearch', (t) =>
  t.field({
    type: SavedSearchType,
    args: {
      id: t.arg.id({
        description: 'A UUID for the new search. Repeating the request with the same UUID creates only one search.',
      }),
      name: t.arg.string({ required: true }),
      search: t.arg({ type: PostingSearchInput, required: true }),
      sort: t.arg({ type: PostingSortType, defaultValue: 'best' }),
      mailed: t.arg.boolean({ defaultValue: false }),
      timeZone: t.arg.string({ description: zone }),
    },
    resolve: async (_parent, { id, name, search, sort, mailed, timeZone }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const searchInput = {
        id: reader.newRecordId('id', id),
        name: reader.requiredLine('name', name, nameMissing).slice(0, searchLimits.name),
        search: readPostingSearch(reader.at('search'), search),
        sort: sort ?? 'best',
        isMailed: mailed ?? false,
      };
      const zoneName = mailed === true ? readZone(reader, timeZone ?? 'UTC') : 'UTC';
      reader.finish();
      if (searchInput.isMailed) await beginDigest(context, accountId, zoneName);
      return saveSearch(context.db, accountId, searchInput);
    },
  }),
);

builder.objectField(SearchMutations, 'updateSavedSearch', (t) =>
  t.field({
    type: SavedSearchType,
    description: 'Omitted fields stay unchanged.',
    args: {
      id: t.arg.id({ required: true }),
      name: t.arg.string(),
      search: t.arg({ type: PostingSearchInput }),
      sort: t.arg({ type: PostingSortType }),
      mailed: t.arg.boolean(),
      timeZone: t.arg.string({ description: zone }),
    },
    resolve: async (_parent, { id, name, search, sort, mailed, timeZone }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const change = {
        ...(typeof name === 'string' && {
          name: reader.requiredLine('name', name, nameMissing).slice(0, searchLimits.name),
        }),
        ...(search && { search: readPostingSearch(reader.at('search'), search) }),
        ...(sort && { sort }),
        ...(typeof mailed === 'boolean' && { isMailed: mailed }),
      };
      const zoneName = mailed === true ? readZone(reader, timeZone ?? 'UTC') : 'UTC';
      reader.finish();
      const savedSearch = await updateSearch(context.db, accountId, id, change);
      if (mailed === true) await beginDigest(context, accountId, zoneName);
      return savedSearch;
    },
  }),
);

const changes = {
  seeSavedSearch: { change: markSearchSeen, description: 'Marks everything found so far as seen.' },
  deleteSavedSearch: { change: deleteSearch, description: '`restoreSavedSearch` undoes it.' },
  restoreSavedSearch: { change: restoreSearch, description: 'Safe to repeat.' },
} as const;

for (const [name, { change, description }] of Object.entries(changes)) {
  builder.objectField(SearchMutations, name, (t) =>
    t.field({
      type: SavedSearchType,
      description,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_parent, { id }, context) => change(context.db, (await context.account()).id, id),
    }),
  );
}
