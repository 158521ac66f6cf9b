import { useFormats, useTranslation } from '@shared/i18n';
import { Choice, SearchBox } from '@shared/lists';
import { Button, Flex, SlidersHorizontalIcon } from '@shared/ui';
import { useState, type ReactNode, type Ref } from 'react';
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

/** Search, sorting, filters, and the switch to selection mode. On a phone, sorting and filters open from a button. */
export function ListToolbar(props: ListToolbarProps): ReactNode {
  const { kind, query, onChange, hasPeriods, hasParts, isSelecting, onSelecting, selectRef } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const context = kind.documents;
  const filters = [query.use !== 'all', hasPeriods && query.period !== 'all', hasParts && query.part !== 'all'].filter(
    Boolean,
  ).length;
  const display = { base: isOpen ? 'flex' : 'none', md: 'flex' };
  return (
    <Flex wrap="wrap" gap="2" align="center" flex="1">
      <SearchBox label={t('list.search')} search={query.search} onSearch={(search) => onChange({ search })} />
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        hideFrom="md"
        aria-label={filters === 0 ? t('list.arrange') : t('list.arrangeWith', { count: filters })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontalIcon size={16} aria-hidden />
        {filters > 0 && formats.number(filters)}
      </Button>
      <Flex
        display={display}
        direction={{ base: 'column', md: 'row' }}
        gap="3"
        width={{ base: 'full', md: 'auto' }}
        order={{ base: 1, md: 0 }}
      >
        <Choice
          label={t('list.sort')}
          value={query.sort}
          options={sortKeys.map((value) => ({ value, label: t(`${kind.texts}.sort.${value}`) }))}
          onChange={(sort) => onChange({ sort })}
        />
        <Choice
          label={t('list.use.label', { context })}
          value={query.use}
          options={useFilters.map((value) => ({ value, label: t(`list.use.${value}`, { context }) }))}
          onChange={(use) => onChange({ use })}
        />
        {hasParts && (
          <Choice
            label={t('list.part.label')}
            value={query.part}
            options={partFilters.map((value) => ({ value, label: t(`list.part.${value}`) }))}
            onChange={(part) => onChange({ part })}
          />
        )}
        {hasPeriods && (
          <Choice
            label={t('list.period.label')}
            value={query.period}
            options={periodFilters.map((value) => ({ value, label: t(`list.period.${value}`) }))}
            onChange={(period) => onChange({ period })}
          />
        )}
      </Flex>
      <Button
        ref={selectRef}
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-pressed={isSelecting}
        ms={{ md: 'auto' }}
        onClick={() => onSelecting(!isSelecting)}
      >
        {t('list.select')}
      </Button>
    </Flex>
  );
}
