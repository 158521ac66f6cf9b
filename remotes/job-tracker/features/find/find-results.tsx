import { postingSorts } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Choice, type PageSize } from '@shared/lists';
import type { ReactNode } from 'react';
import { PostingSkeleton, RowsSkeleton } from '../posting/list-skeletons.tsx';
import { SearchState } from '../posting/search-state.tsx';
import { NothingFound } from './nothing-found.tsx';
import { sortOf } from './query/find-query.ts';
import { ResultNotes } from './result-notes.tsx';
import { Results } from './results.tsx';
import { SavedSearchTools } from './saved/saved-search-tools.tsx';
import { SearchPage } from './search-page.tsx';
import { useCountText } from './use-count-text.ts';
import type { PostingQuery } from './use-posting-query.ts';
import type { PostingResults } from './use-posting-search.ts';

interface FindResultsProps {
  readonly size: PageSize;
  /** Whether there is room for a posting next to the list. */
  readonly isBeside: boolean;
  readonly search: PostingQuery;
  readonly found: PostingResults;
  readonly renderPosting: (id: string) => ReactNode;
}

/** The search page with its results, and with one posting next to them where there is room for both. */
export function FindResults({ size, isBeside, search, found, renderPosting }: FindResultsProps): ReactNode {
  const { t } = useTranslation();
  const countText = useCountText();
  const { query, settled, set, lastOpen, onSearch, onFilters, onSort } = search;
  const { page, error } = found;
  const openId = isBeside ? settled.posting || (page?.nodes[0]?.posting.id ?? '') : '';
  const isLoading = page === undefined && error === undefined;
  const count = page === undefined ? '' : countText(page.total, page.totalIsExact, page.nodes);
  const centre = page?.centre ?? null;
  const sort = (isLabelVisible: boolean): ReactNode => (
    <Choice
      isLabelVisible={isLabelVisible}
      label={t('find.sort.label')}
      value={sortOf(query)}
      options={postingSorts.map((value) => ({ value, label: t(`find.sort.${value}`) }))}
      onChange={onSort}
    />
  );
  return (
    <SearchPage
      size={size}
      title={t('find.title')}
      current="find"
      search={search}
      facets={page?.facets}
      total={page?.total}
      count={count}
      status={centre === null ? count : `${count} · ${t('find.results.around', { place: centre })}`}
      actions={<SavedSearchTools query={query} set={set} isRoomy={isBeside} />}
      tools={sort(false)}
      phoneTools={sort(true)}
      list={
        <>
          <SearchState pages={found} />
          {page !== undefined && error === undefined && (
            <ResultNotes query={settled} page={page} onWords={onSearch} onFilters={onFilters} />
          )}
          {isLoading && <RowsSkeleton />}
          {page !== undefined && page.nodes.length > 0 && (
            <Results
              found={found}
              page={page}
              query={settled}
              openId={openId}
              isBeside={isBeside}
              returnedFrom={isBeside ? '' : lastOpen}
            />
          )}
          {page?.nodes.length === 0 && <NothingFound search={search} />}
        </>
      }
      openId={openId}
      posting={openId === '' ? isLoading ? <PostingSkeleton /> : null : renderPosting(openId)}
    />
  );
}
