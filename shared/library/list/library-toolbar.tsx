import { useTranslation } from '@shared/i18n';
import { Choice, SearchBox } from '@shared/lists';
import { Button } from '@shared/ui';
import type { ReactNode, Ref } from 'react';
import { useLibraryTexts } from '../texts.ts';
import { sortKeys, type SortKey } from './library-query.ts';

interface LibraryToolbarProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly sort: SortKey;
  readonly onSort: (sort: SortKey) => void;
  readonly isSelecting: boolean;
  readonly onSelecting: (isSelecting: boolean) => void;
  readonly selectRef: Ref<HTMLButtonElement>;
}

/** Search, sort order, and the button that starts selection mode, for the toolbar of the page. */
export function LibraryToolbar(props: LibraryToolbarProps): ReactNode {
  const { search, onSearch, sort, onSort, isSelecting, onSelecting, selectRef } = props;
  const t = useLibraryTexts();
  const { t: ofKind } = useTranslation();
  return (
    <>
      <SearchBox label={ofKind('list.search')} search={search} onSearch={onSearch} />
      <Choice
        label={t('sort')}
        value={sort}
        options={sortKeys.map((value) => ({ value, label: t(`sortBy.${value}`) }))}
        onChange={onSort}
      />
      <Button
        ref={selectRef}
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-pressed={isSelecting}
        ms="auto"
        onClick={() => onSelecting(!isSelecting)}
      >
        {t('select')}
      </Button>
    </>
  );
}
