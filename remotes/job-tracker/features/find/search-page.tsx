import { noSearch } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import type { PageSize } from '@shared/lists';
import { Box, Flex, Page, Stack, VisuallyHidden } from '@shared/ui';
import { useState, type ReactNode, type Ref } from 'react';
import { JobsNav } from '../common/jobs-nav.tsx';
import { BesideList } from '../posting/beside-list.tsx';
import { SidePanel } from '../posting/side-panel.tsx';
import { useSidePanel } from '../posting/use-side-panel.ts';
import type { Facets } from './api/search-postings.ts';
import { FilterButton } from './filters/filter-button.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterFields } from './filters/filter-fields.tsx';
import { PlaceFilter } from './filters/place-filter.tsx';
import type { PostingQuery } from './use-posting-query.ts';
import { WordsField } from './words-field.tsx';

interface SearchPageProps {
  readonly size: PageSize;
  readonly title: string;
  readonly current: 'find' | 'savvy';
  readonly search: PostingQuery;
  readonly facets: Facets | undefined;
  /** The number of results; undefined until they are loaded. */
  readonly total: number | undefined;
  /** The number of results in words, such as `3,965 sample jobs`. */
  readonly count: string;
  /** What is announced when the results change. */
  readonly status: string;
  readonly actions: ReactNode;
  /** Controls at the end of the toolbar. */
  readonly tools?: ReactNode;
  /** Controls that a phone shows above the filters. */
  readonly phoneTools?: ReactNode;
  /** Another panel beside the list. */
  readonly panel?: ReactNode;
  readonly list: ReactNode;
  readonly openId: string;
  /** The posting next to the list; null for none. */
  readonly posting: ReactNode;
  /** Receives the focus when the open posting leaves the list. */
  readonly listRef?: Ref<HTMLDivElement>;
}

/** A search for postings: its bar, its filters, and the results next to one of them. */
export function SearchPage(props: SearchPageProps): ReactNode {
  const { size, title, current, search, facets, total, count, status, actions, tools, phoneTools, panel } = props;
  const { list, listRef, openId, posting } = props;
  const { query, set, onSearch, onFilters } = search;
  const { t } = useTranslation();
  const formats = useFormats();
  const [filterButton, setFilterButton] = useState<HTMLElement | null>(null);
  const filters = useSidePanel(filterButton, size === 'extra');
  const isNarrow = size === 'narrow';
  const isBeside = size === 'wide' || size === 'extra';
  // The location is visible in its own field, except on a phone; the distance from it is not.
  const chips = isNarrow ? set : set.filter(({ key }) => key !== 'place' || query.filters.radiusKm !== null);
  const chipRow = <FilterChips set={chips} onChange={onFilters} onClear={() => onFilters(noSearch)} />;
  const place = <PlaceFilter filters={query.filters} onChange={onFilters} isLabelVisible={isNarrow} />;
  const button = <FilterButton ref={setFilterButton} state={filters} count={chips.length} isIcon={isNarrow} />;
  const shown = { count: total ?? 0, shown: formats.number(total ?? 0) };
  return (
    <Page
      title={title}
      count={total === undefined ? undefined : isBeside ? count : shown.shown}
      tabs={<JobsNav current={current} />}
      actions={
        <>
          {isNarrow && button}
          {actions}
        </>
      }
      toolbar={
        <>
          <Flex
            role="search"
            aria-label={title}
            gap="2"
            flex={isBeside ? '0 1 30rem' : '1 1 12rem'}
            minWidth="0"
            // A touch screen's fields are as high as the row leaves without its padding.
            my="-1"
          >
            <WordsField value={query.search} onSearch={onSearch} />
            {!isNarrow && (
              <Box flex="2 1 0" minWidth="0">
                {place}
              </Box>
            )}
          </Flex>
          {!isNarrow && button}
          {isBeside && (
            <Box flex="1 1 0" minWidth="0">
              {chipRow}
            </Box>
          )}
          {!isNarrow && tools}
        </>
      }
    >
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <BesideList
        size={size}
        panels={
          <>
            {filters.isOpen && (
              <SidePanel
                state={filters}
                label={t('find.filters.label')}
                size={size}
                edge="list"
                showLabel={t('find.filters.show', shown)}
              >
                <Stack gap="6">
                  {!isBeside && chipRow}
                  {isNarrow && place}
                  {isNarrow && phoneTools}
                  <FilterFields filters={query.filters} facets={facets} onChange={onFilters} />
                </Stack>
              </SidePanel>
            )}
            {panel}
          </>
        }
        list={
          <Box ref={listRef} tabIndex={-1} outline="none">
            {list}
          </Box>
        }
        postingId={openId}
        posting={posting}
      />
    </Page>
  );
}
