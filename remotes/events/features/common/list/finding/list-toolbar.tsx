import { useTranslation } from '@shared/i18n';
import { Choice, FiltersButton, SearchBox } from '@shared/lists';
import { Button, Flex, useHasRoom } from '@shared/ui';
import type { ReactNode, Ref } from 'react';
import type { EventKind } from '../../event-kind.ts';
import { partFilters, periodFilters, sortKeys, useFilters, type ListQuery, type SortKey } from './list-query.ts';

interface ListToolbarProps {
  readonly kind: EventKind;
  readonly query: ListQuery & { readonly sort: SortKey };
  readonly onChange: (changes: Partial<ListQuery>) => void;
  /** Whether blocks of this kind have dates. */
  readonly hasPeriods: boolean;
  /** Whether blocks of this kind are parts of a letter. */
  readonly hasParts: boolean;
  readonly isSelecting: boolean;
  readonly onSelecting: (isSelecting: boolean) => void;
  readonly selectRef: Ref<HTMLButtonElement>;
}

/** The width in pixels from which the order has room beside the search. */
const roomy = 768;

/** Search, sorting, filters, and the switch to selection mode. On a phone, the order is one of the filters. */
export function ListToolbar(props: ListToolbarProps): ReactNode {
  const { kind, query, onChange, hasPeriods, hasParts, isSelecting, onSelecting, selectRef } = props;
  const { t } = useTranslation();
  const hasRoom = useHasRoom(roomy);
  const context = kind.documents;
  const count = [query.use !== 'all', hasPeriods && query.period !== 'all', hasParts && query.part !== 'all'].filter(
    Boolean,
  ).length;
  const order = (
    <Choice
      label={t('list.sort')}
      isLabelVisible={!hasRoom}
      value={query.sort}
      options={sortKeys.map((value) => ({ value, label: t(`${kind.texts}.sort.${value}`) }))}
      onChange={(sort) => onChange({ sort })}
    />
  );
  return (
    <Flex wrap="wrap" gap="2" align="center" flex="1">
      <SearchBox label={t('list.search')} search={query.search} onSearch={(search) => onChange({ search })} />
      <FiltersButton
        label={t('list.arrange')}
        labelWithCount={t('list.arrangeWith', { count })}
        count={count}
        hasRoom={hasRoom}
      >
        {!hasRoom && order}
        <Choice
          label={t('list.use.label', { context })}
          isLabelVisible
          value={query.use}
          options={useFilters.map((value) => ({ value, label: t(`list.use.${value}`, { context }) }))}
          onChange={(use) => onChange({ use })}
        />
        {hasParts && (
          <Choice
            label={t('list.part.label')}
            isLabelVisible
            value={query.part}
            options={partFilters.map((value) => ({ value, label: t(`list.part.${value}`) }))}
            onChange={(part) => onChange({ part })}
          />
        )}
        {hasPeriods && (
          <Choice
            label={t('list.period.label')}
            isLabelVisible
            value={query.period}
            options={periodFilters.map((value) => ({ value, label: t(`list.period.${value}`) }))}
            onChange={(period) => onChange({ period })}
          />
        )}
      </FiltersButton>
      {hasRoom && order}
      <Button
        ref={selectRef}
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-pressed={isSelecting}
        ms="auto"
        onClick={() => onSelecting(!isSelecting)}
      >
        {t('list.select')}
      </Button>
    </Flex>
  );
}
