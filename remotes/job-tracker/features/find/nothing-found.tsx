import { noSearch, type PostingSearch } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { Button, Span, Stack, Text, XIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import { paneGutter } from '../common/panes.ts';
import { countRelaxed, type RelaxedCount, type SearchCondition } from './api/count-relaxed.ts';
import type { SetFilter } from './filters/set-filters.ts';
import { searchInput, searchOf } from './query/find-query.ts';
import type { PostingQuery } from './use-posting-query.ts';

interface Condition {
  readonly condition: SearchCondition;
  readonly label: string;
  readonly drop: () => void;
}

interface LoosenProps {
  readonly label: string;
  readonly count: RelaxedCount | undefined;
  readonly onClick: () => void;
}

/** A button that drops a condition. Its text wraps, because pasted words can be wider than the screen. */
function Loosen({ label, count, onClick }: LoosenProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const shown = count && `${formats.number(count.count)}${count.isExact ? '' : '+'}`;
  return (
    <Button size="sm" variant="outline" maxWidth="100%" onClick={onClick}>
      <XIcon size={16} aria-hidden />
      <Span overflow="hidden" textOverflow="ellipsis">
        {shown === undefined
          ? t('find.none.without', { name: label })
          : t('find.none.withoutCount', { name: label, shown })}
      </Span>
    </Button>
  );
}

/**
 * The conditions of a search. Filters of one condition, such as two workplaces, are one: without only one of them, the
 * search would find even less.
 */
function useConditions({ query, set, onFilters, onSearch }: PostingQuery): readonly Condition[] {
  const formats = useFormats();
  const groups = Map.groupBy(set, ({ condition }) => condition);
  const words = query.search.trim();
  const dropAll = (filters: readonly SetFilter[], condition: SearchCondition): Partial<PostingSearch> =>
    filters.length > 1 ? { [condition]: noSearch[condition] } : (filters[0]?.without ?? {});
  return [
    ...[...groups].map(([condition, filters]) => ({
      condition,
      label: formats.list(filters.map(({ label }) => label)),
      drop: () => onFilters(dropAll(filters, condition)),
    })),
    ...(words === '' ? [] : [{ condition: 'words' as const, label: words, drop: () => onSearch('') }]),
  ];
}

/** Shows what each condition of a search leaves out when nothing is found, the one that leaves out most first. */
export function NothingFound({ search }: { readonly search: PostingQuery }): ReactNode {
  const { t } = useTranslation();
  const { settled, set, onFilters } = search;
  const conditions = useConditions(search);
  const isEmpty = conditions.length === 0;
  const { data, error } = useQuery(countRelaxed, {
    variables: { search: searchInput(searchOf(settled)) },
    fetchPolicy: isEmpty ? 'standby' : 'cache-first',
    context: keepPlace,
  });
  const countOf = ({ condition }: Condition): RelaxedCount | undefined =>
    data?.relaxedCounts.find((each) => each.condition === condition);
  // The buttons wait for their counts, so that they do not move when they come.
  const isReady = data !== undefined || error !== undefined;
  const sorted = conditions.toSorted((a, b) => (countOf(b)?.count ?? 0) - (countOf(a)?.count ?? 0));
  return (
    <Stack gap="3" py="6" px={paneGutter} maxWidth="reading" align="flex-start">
      <Text fontWeight="700">{t(isEmpty ? 'find.none.emptyTitle' : 'find.none.title')}</Text>
      <Text color="fg.muted">
        {t(set.length > 0 ? 'find.none.loosen' : isEmpty ? 'find.none.empty' : 'find.none.words')}
      </Text>
      {isReady && (
        <Stack gap="2" align="flex-start" maxWidth="100%">
          {sorted.map((each) => (
            <Loosen key={each.condition} label={each.label} count={countOf(each)} onClick={each.drop} />
          ))}
        </Stack>
      )}
      {isReady && set.length > 1 && (
        <Button size="sm" variant="plain" px="0" onClick={() => onFilters(noSearch)}>
          {t('find.none.clear')}
        </Button>
      )}
    </Stack>
  );
}
