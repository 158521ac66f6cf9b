import { keepPlace, skipToken, useQuery } from '@shared/graphql';
import { usePages } from '../common/use-pages.ts';
import { searchedPages, type SearchedPages } from '../posting/search-state.tsx';
import { searchPostings, type SearchPage } from './api/search-postings.ts';
import { searchInput, searchOf, sortOf, type FindQuery } from './query/find-query.ts';

/** The number of postings per page. */
const pageLength = 50;

export type PostingResults = SearchedPages<SearchPage>;

/** Loads the results of a search page by page, as soon as it `canSearch`. */
export function usePostingSearch(query: FindQuery, canSearch: boolean): PostingResults {
  const result = useQuery(
    searchPostings,
    canSearch
      ? {
          variables: { search: searchInput(searchOf(query)), sort: sortOf(query), first: pageLength },
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
          context: keepPlace,
        }
      : skipToken,
  );
  return searchedPages(
    result,
    usePages(result, ({ postings }) => postings),
  );
}
