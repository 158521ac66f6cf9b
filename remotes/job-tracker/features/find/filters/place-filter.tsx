import { searchLimits, type PostingSearch } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Choice } from '@shared/lists';
import { Box, Flex } from '@shared/ui';
import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { suggestPlaces } from '../api/suggest-places.ts';
import { LineFilter } from './line-filter.tsx';

/** The choices of distance in kilometers; '' is the place itself. */
const radii = ['', '10', '25', '50', '100', '200'] as const;

interface PlaceFilterProps {
  readonly filters: PostingSearch;
  readonly onChange: (changes: Partial<PostingSearch>) => void;
  /** Whether the label is above the field, not inside it. */
  readonly isLabelVisible?: boolean;
}

/** Filters by location and distance from it. */
export function PlaceFilter({ filters, onChange, isLabelVisible = false }: PlaceFilterProps): ReactNode {
  const { t } = useTranslation();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const { data, previousData } = useQuery(suggestPlaces, {
    variables: { text },
    fetchPolicy: text.length < 2 ? 'standby' : 'cache-first',
    context: keepPlace,
  });
  const places = (data ?? previousData)?.placeSuggestions ?? [];
  const chosen = filters.radiusKm === null ? '' : String(filters.radiusKm);
  const offered = radii.some((each) => each === chosen) ? radii : [...radii, chosen];
  return (
    <Flex gap="2" align="flex-end">
      <Box flex="1" minWidth="0">
        <LineFilter
          label={t('find.filters.place')}
          isLabelInside={!isLabelVisible}
          value={filters.place}
          whole={places}
          maxLength={searchLimits.line}
          list={listId}
          onTyped={setTyped}
          onTake={(place) => onChange({ place, ...(place === null && { radiusKm: null }) })}
        />
        <datalist id={listId}>
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      </Box>
      {filters.place !== null && (
        <Box flexShrink="0">
          <Choice
            label={t('find.filters.radius')}
            value={chosen}
            options={offered.map((value) => ({
              value,
              label: value === '' ? t('find.filters.inPlace') : t('find.filters.within', { count: Number(value) }),
            }))}
            onChange={(value) => onChange({ radiusKm: value === '' ? null : Number(value) })}
          />
        </Box>
      )}
    </Flex>
  );
}
