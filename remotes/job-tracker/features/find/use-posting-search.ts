import { keepPlace, useQuery } from '@shared/graphql';
import { usePages, type Pages } from '../common/use-pages.ts';
import { searchPostings, type SearchPage } from './api/search-postings.ts';
import { searchInput, searchOf, sortOf, type FindQuery } from './query/find-query.ts';

/** The number of postings per page. */
const pageLength = 50;

export interface PostingResults extends Pages<SearchPage> {
  /** The error of the latest search, if it failed. */
  readonly error: Error | undefined;
}

/** Loads the results of a search page by page. */
export function usePostingSearch(query: FindQuery): PostingResults {
  const result = useQuery(searchPostings, {
    variables: { search: searchInput(searchOf(query)), sort: sortOf(query), first: pageLength },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: keepPlace,
  });
  return { ...usePages(result, ({ postings }) => postings), error: result.loading ? undefined : result.error };
}
