import { dayOf } from '../../../../../shared/documents/jobs/plain-day.ts';
import { readPostingSearch } from '../../../../domain/input/read-posting-search.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { type RelaxedCount, searchConditions } from '../../../../domain/job-search/job-search.ts';
import { builder } from '../../builder.ts';
import { PostingSearchInput } from './posting-search.ts';

const SearchConditionType = builder.enumType('SearchCondition', { values: searchConditions });

const RelaxedCountType = builder.objectRef<RelaxedCount>('RelaxedCount').implement({
  description: 'The number of results of a search without one of its conditions.',
  fields: (t) => ({
    condition: t.expose('condition', { type: SearchConditionType }),
    count: t.exposeInt('count'),
    isExact: t.exposeBoolean('isExact', { description: 'False if there are more.' }),
  }),
});

builder.queryFields((t) => ({
  relaxedCounts: t.field({
    type: [RelaxedCountType],
    description: 'For a search that finds too little: what it would find without each single condition.',
    args: { search: t.arg({ type: PostingSearchInput, required: true }) },
    resolve: async (_root, { search }, context) => {
      await context.account();
      const reader = new InputReader();
      const searchInput = readPostingSearch(reader.at('search'), search);
      reader.finish();
      return [...(await context.jobSearch.countRelaxed(searchInput, dayOf(new Date())))];
    },
  }),
}));
