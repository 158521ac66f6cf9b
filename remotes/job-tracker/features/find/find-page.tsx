import { postingSorts } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import { Choice } from '@shared/lists';
import { Page, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { JobsNav } from '../common/jobs-nav.tsx';
import { findPath } from '../common/paths.ts';
import { useHasRoomBeside } from '../common/use-is-wide.ts';
import { PostingMatch } from '../match/posting-match.tsx';
import { PostingPage } from '../posting/posting-page.tsx';
import { PostingView } from '../posting/posting-view.tsx';
import { FilterTools } from './filters/filter-tools.tsx';
import { SearchResults } from './search-results.tsx';
import { addressOf, sortOf } from './query/find-query.ts';
import { ResultNotes } from './result-notes.tsx';
import { SavedSearchTools } from './saved/saved-search-tools.tsx';
import { SearchBar } from './search-bar.tsx';
import { usePostingSearch } from './use-posting-search.ts';
import { usePostingQuery } from './use-posting-query.ts';

/** `/jobs/find`: the job search. The address holds the whole search and the open posting. */
export function FindPage(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { query, settled, set, lastOpen, onSearch, onFilters, onSort } = usePostingQuery();
  const isWide = useHasRoomBeside();
  const found = usePostingSearch(settled);
  if (!isWide && settled.posting !== '') {
    return (
      <PostingPage back={addressOf(findPath, { ...settled, posting: '' })}>
        <PostingView
          key={settled.posting}
          id={settled.posting}
          isPage
          renderMore={({ id }) => <PostingMatch id={id} />}
        />
      </PostingPage>
    );
  }
  const { page } = found;
  const total = page?.total ?? 0;
  return (
    <Page title={t('find.title')} tabs={<JobsNav current="find" />}>
      <Stack gap="4">
        <SearchBar query={query} onSearch={onSearch} onFilters={onFilters} />
        <FilterTools
          filters={query.filters}
          set={set}
          facets={page?.facets}
          showLabel={t('find.filters.show', { count: total, shown: formats.number(total) })}
          onFilters={onFilters}
        >
          <Choice
            label={t('find.sort.label')}
            value={sortOf(query)}
            options={postingSorts.map((value) => ({ value, label: t(`find.sort.${value}`) }))}
            onChange={onSort}
          />
          <SavedSearchTools query={query} set={set} />
        </FilterTools>
        {page !== undefined && <ResultNotes query={settled} page={page} onWords={onSearch} />}
        <SearchResults
          query={settled}
          found={found}
          set={set}
          returnedFrom={lastOpen}
          onFilters={onFilters}
          onSearch={onSearch}
        />
      </Stack>
    </Page>
  );
}
