import { searchLimits, type PostingSearch } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Box } from '@shared/ui';
import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { suggestPlaces } from '../api/suggest-places.ts';
import { LineFilter } from './line-filter.tsx';

interface PlaceFilterProps {
  readonly filters: PostingSearch;
  readonly onChange: (changes: Partial<PostingSearch>, how?: { readonly replace: boolean }) => void;
  /** Whether the label is above the field, not inside it. */
  readonly isLabelVisible?: boolean;
}

/** A distance means nothing without a place. */
const at = (place: string | null): Partial<PostingSearch> => ({ place, ...(place === null && { radiusKm: null }) });

/** Filters by location, as it is typed. */
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
  return (
    <Box>
      <LineFilter
        label={t('find.filters.place')}
        isLabelInside={!isLabelVisible}
        value={filters.place}
        whole={places}
        maxLength={searchLimits.line}
        list={listId}
        onTyped={setTyped}
        onTake={(place) => onChange(at(place))}
        onRest={(place) => onChange(at(place), { replace: true })}
      />
      <datalist id={listId}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </Box>
  );
}
