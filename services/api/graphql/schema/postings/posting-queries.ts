import { dayOf } from '../../../../../shared/documents/jobs/plain-day.ts';
import { searchLimits } from '../../../../../shared/documents/postings/posting-search.ts';
import {
  type FacetCount,
  type FoundPosting,
  type Highlighted,
  type PlaceReading,
  type PostingFacets,
  type PostingPage,
  type PostingWidening,
  StaleCursor,
} from '../../../../domain/job-search/job-search.ts';
import { builder } from '../../builder.ts';
import { badUserInput, noDataFound } from '../../../../domain/errors.ts';
import { readPostingSearch } from '../../../../domain/input/read-posting-search.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { readPosting } from '../../../../domain/postings/tracking/posting-record.ts';
import { Posting } from './posting.ts';
import { PostingSearchInput, PostingSortType } from './posting-search.ts';

const HighlightedType = builder.objectRef<Highlighted>('Highlighted').implement({
  description: 'Part of a line, and whether it matches the search.',
  fields: (t) => ({ text: t.exposeString('text'), matched: t.exposeBoolean('matched') }),
});

const FoundPostingType = builder.objectRef<FoundPosting>('FoundPosting').implement({
  fields: (t) => ({
    posting: t.field({
      type: Posting,
      resolve: async ({ id }, _args, context) => {
        const posting = await context.lookups.postingOf(id);
        if (!posting) throw noDataFound();
        return posting;
      },
    }),
    title: t.expose('title', { type: [HighlightedType] }),
    company: t.expose('company', { type: [HighlightedType] }),
    snippet: t.expose('snippet', { type: [HighlightedType], description: 'A few lines around the match.' }),
  }),
});

const FacetCountType = builder.objectRef<FacetCount>('FacetCount').implement({
  fields: (t) => ({
    value: t.exposeString('value', {
      description: 'A key or a name. For `salaries`, the minimum per year. For `posted`, the number of days back.',
    }),
    count: t.exposeInt('count'),
  }),
});

const PostingFacetsType = builder.objectRef<PostingFacets>('PostingFacets').implement({
  description: 'Counts for further filters. For broad searches, only the latest postings are counted.',
  fields: (t) => ({
    workplaces: t.expose('workplaces', { type: [FacetCountType] }),
    employmentTypes: t.expose('employmentTypes', { type: [FacetCountType] }),
    companies: t.expose('companies', { type: [FacetCountType] }),
    places: t.expose('places', { type: [FacetCountType] }),
    salaries: t.expose('salaries', {
      type: [FacetCountType],
      description: 'At least this much per year, in the currency of the search or else the most frequent one.',
    }),
    posted: t.expose('posted', { type: [FacetCountType] }),
  }),
});

const PostingWideningType = builder.objectRef<PostingWidening>('PostingWidening').implement({
  description: 'What else was looked for, in titles, because the keywords name an occupation.',
  fields: (t) => ({
    names: t.exposeStringList('names', { description: 'Some of the other names.' }),
    words: t.exposeString('words', { description: 'The keywords that name the occupation.' }),
    exactly: t.exposeString('exactly', { description: 'Keywords that find exactly what was entered.' }),
  }),
});

const PlaceReadingType = builder.objectRef<PlaceReading>('PlaceReading').implement({
  description: 'How the place of a search was understood.',
  fields: (t) => ({
    isKnown: t.exposeBoolean('isKnown', { description: 'Whether any posting, country, or city has that name.' }),
    choices: t.exposeStringList('choices', {
      description: 'For a known place, several towns of that name. For an unknown one, similar names.',
    }),
  }),
});

const PostingPageType = builder.objectRef<PostingPage>('PostingPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [FoundPostingType] }),
    total: t.exposeInt('total', { description: 'The total over all pages.' }),
    totalIsExact: t.exposeBoolean('totalIsExact', {
      description: 'False for broad searches, whose total is an estimate.',
    }),
    endCursor: t.exposeString('endCursor', { nullable: true, description: 'Null on the last page.' }),
    facets: t.field({ type: PostingFacetsType, resolve: ({ facets }) => facets() }),
    didYouMean: t.string({
      nullable: true,
      description: 'The keywords with likely typos corrected.',
      resolve: ({ didYouMean }) => didYouMean(),
    }),
    widening: t.expose('widening', { type: PostingWideningType, nullable: true }),
    ignored: t.exposeStringList('ignored', {
      description: 'Ignored words, because they occur in every text or are not words.',
    }),
    centre: t.exposeString('centre', {
      nullable: true,
      description:
        'The place at the center of the search. Null if its position is unknown and only its name was searched for.',
    }),
    place: t.field({ type: PlaceReadingType, nullable: true, resolve: ({ place }) => place() }),
  }),
});

/** The maximum number of place names that are suggested. */
const maxSuggestions = 8;

builder.queryFields((t) => ({
  posting: t.field({
    type: Posting,
    description: 'Includes closed postings.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      await context.account();
      const posting = await readPosting(context.readReplica, id);
      if (!posting) throw noDataFound();
      return posting;
    },
  }),
  postings: t.field({
    type: PostingPageType,
    description: `At most ${searchLimits.page} at a time. Any keywords are valid.`,
    args: {
      search: t.arg({ type: PostingSearchInput, required: true }),
      sort: t.arg({ type: PostingSortType, defaultValue: 'best' }),
      after: t.arg.string({ description: 'The `endCursor` of the previous page.' }),
      first: t.arg.int({ defaultValue: 20 }),
    },
    resolve: async (_root, { search, sort, after, first }, context) => {
      await context.account();
      const reader = new InputReader();
      const limit = first ?? 20;
      if (limit < 1 || limit > searchLimits.page) {
        reader.refuse('first', `Please request 1 to ${searchLimits.page} postings.`);
      }
      const searchInput = readPostingSearch(reader.at('search'), search);
      reader.finish();
      try {
        return await context.jobSearch.find({
          ...{
            search: searchInput,
            sort: sort ?? 'best',
            first: limit,
            after: after ?? undefined,
            today: dayOf(new Date()),
          },
        });
      } catch (error) {
        if (!(error instanceof StaleCursor)) throw error;
        throw badUserInput([{ path: 'after', message: 'The search has changed. Please start over.' }]);
      }
    },
  }),
  placeSuggestions: t.stringList({
    description: `Up to ${maxSuggestions} locations of postings.`,
    args: { text: t.arg.string({ required: true }) },
    resolve: async (_root, { text }, context) => {
      await context.account();
      const reader = new InputReader();
      const line = reader.line('text', text, searchLimits.line);
      reader.finish();
      return [...(await context.jobSearch.suggestPlaces(line ?? '', maxSuggestions))];
    },
  }),
}));
