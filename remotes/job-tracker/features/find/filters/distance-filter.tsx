import type { PostingSearch } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Choice } from '@shared/lists';
import { Box, Button } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDistance } from './use-distance.ts';

interface DistanceFilterProps {
  readonly filters: PostingSearch;
  readonly onChange: (changes: Partial<PostingSearch>) => void;
}

/** Filters by distance from the location, in the unit that people use there or that the person chose. */
export function DistanceFilter({ filters, onChange }: DistanceFilterProps): ReactNode {
  const { t } = useTranslation();
  const { unit, choices, within, switchUnit } = useDistance(filters);
  const { radiusKm } = filters;
  // A distance in the other unit, or from the address, stays what it is and says so in this unit.
  const offered = radiusKm === null || choices.includes(radiusKm) ? choices : [...choices, radiusKm];
  return (
    <Box>
      <Choice
        label={t('find.filters.radius')}
        isLabelVisible
        value={radiusKm === null ? '' : String(radiusKm)}
        options={[
          { value: '', label: t('find.filters.inPlace') },
          ...offered.toSorted((a, b) => a - b).map((km) => ({ value: String(km), label: within(km) })),
        ]}
        onChange={(value) => onChange({ radiusKm: value === '' ? null : Number(value) })}
      />
      <Button size="sm" variant="plain" px="0" onClick={switchUnit}>
        {t(unit === 'km' ? 'find.filters.useMiles' : 'find.filters.useKilometers')}
      </Button>
    </Box>
  );
}
