import { keepPlace, useQuery } from '@shared/graphql';
import { usePages, type Pages } from '../common/use-pages.ts';
import { searchPostings, type FoundPage } from './api/search-postings.ts';
import { searchInput, searchOf, sortOf, type FindQuery } from './query/find-query.ts';

/** The number of postings per page. */
const pageLength = 50;

export interface FoundPostings extends Pages<FoundPage> {
  /** The error of the latest search, if it failed. */
  readonly error: Error | undefined;
}

/** Loads the results of a search page by page. */
export function useFoundPostings(query: FindQuery): FoundPostings {
  const result = useQuery(searchPostings, {
    variables: { search: searchInput(searchOf(query)), sort: sortOf(query), first: pageLength },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: keepPlace,
  });
  return { ...usePages(result, ({ postings }) => postings), error: result.loading ? undefined : result.error };
}
