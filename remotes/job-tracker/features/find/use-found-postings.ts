import { keepPlace, useQuery } from '@shared/graphql';
import { usePages, type Pages } from '../common/use-pages.ts';
import { searchPostings, type FoundPage } from './api/search-postings.ts';
import { searchInput, searchOf, sortOf, type FindQuery } from './query/find-query.ts';

/** Postings asked for at a time. */
const pageLength = 50;

export interface FoundPostings extends Pages<FoundPage> {
  /** Why the last question has no answer. */
  readonly error: Error | undefined;
}

/** What a search finds, page after page. */
export function useFoundPostings(query: FindQuery): FoundPostings {
  const result = useQuery(searchPostings, {
    variables: { search: searchInput(searchOf(query)), sort: sortOf(query), first: pageLength },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: keepPlace,
  });
  return { ...usePages(result, ({ postings }) => postings), error: result.loading ? undefined : result.error };
}
