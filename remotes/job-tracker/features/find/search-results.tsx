import type { PostingSearch } from '@shared/documents';
import { ListSkeleton } from '@shared/ui';
import type { ReactNode } from 'react';
import { useHasRoomBeside } from '../common/use-is-wide.ts';
import { PostingMatch } from '../match/posting-match.tsx';
import { BesideList } from '../posting/beside-list.tsx';
import { PostingView } from '../posting/posting-view.tsx';
import { SearchFailed } from '../posting/search-failed.tsx';
import type { SetFilter } from './filters/set-filters.ts';
import { NothingFound } from './nothing-found.tsx';
import type { FindQuery } from './query/find-query.ts';
import { Results } from './results.tsx';
import type { PostingResults } from './use-posting-search.ts';

interface FoundListProps {
  readonly query: FindQuery;
  readonly found: PostingResults;
  readonly set: readonly SetFilter[];
  /** The posting that was open before this list; its row takes the focus. */
  readonly returnedFrom: string;
  readonly onFilters: (changes: Partial<PostingSearch>) => void;
  readonly onSearch: (words: string) => void;
}

/** The results, with one posting next to the list where there is room for both. */
export function SearchResults({ query, found, set, returnedFrom, onFilters, onSearch }: FoundListProps): ReactNode {
  const isWide = useHasRoomBeside();
  const { page, failed, error, isOld, retry } = found;
  const openId = isWide ? query.posting || (page?.nodes[0]?.posting.id ?? '') : '';
  const list = (
    <>
      {error !== undefined && (failed || isOld) && <SearchFailed error={error} onRetry={retry} />}
      {page === undefined && error === undefined && <ListSkeleton rows={6} />}
      {page !== undefined && page.nodes.length > 0 && (
        <Results
          found={found}
          page={page}
          query={query}
          openId={openId}
          isBeside={isWide}
          returnedFrom={isWide ? '' : returnedFrom}
        />
      )}
      {page?.nodes.length === 0 && (
        <NothingFound words={query.search} set={set} onChange={onFilters} onNoWords={() => onSearch('')} />
      )}
    </>
  );
  if (!isWide) return list;
  const posting = <PostingView key={openId} id={openId} renderMore={({ id }) => <PostingMatch id={id} />} />;
  return <BesideList list={list} posting={openId === '' ? null : posting} />;
}
