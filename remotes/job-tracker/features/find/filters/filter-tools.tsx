import { noSearch, type PostingSearch } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Button, Flex } from '@shared/ui';
import { useId, useState, type ReactNode } from 'react';
import type { Facets } from '../api/search-postings.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterFields } from './filter-fields.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { SetFilter } from './set-filters.ts';

interface FilterToolsProps {
  readonly filters: PostingSearch;
  readonly set: readonly SetFilter[];
  readonly facets: Facets | undefined;
  /** Label of the button that returns from the filters to the list on a phone. */
  readonly showLabel: string;
  readonly onFilters: (changes: Partial<PostingSearch>) => void;
  /** Other controls in the same row. */
  readonly children?: ReactNode;
}

/** The filters' button, the panel that it opens, and the active filters. */
export function FilterTools({ filters, set, facets, showLabel, onFilters, children }: FilterToolsProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center">
        <Button
          variant="outline"
          colorPalette="gray"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {set.length === 0 ? t('find.filters.open') : t('find.filters.openWith', { count: set.length })}
        </Button>
        {children}
      </Flex>
      {isOpen && (
        <FilterPanel id={panelId} showLabel={showLabel} onClose={() => setIsOpen(false)}>
          <FilterFields filters={filters} facets={facets} onChange={onFilters} />
        </FilterPanel>
      )}
      <FilterChips set={set} onChange={onFilters} onClear={() => onFilters(noSearch)} />
    </>
  );
}
