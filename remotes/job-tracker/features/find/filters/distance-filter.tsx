import type { PostingSearch } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Choice } from '@shared/lists';
import type { ReactNode } from 'react';

/** The choices of distance in kilometers; '' is the place itself. */
const radii = ['', '10', '25', '50', '100', '200'] as const;

interface DistanceFilterProps {
  readonly filters: PostingSearch;
  readonly onChange: (changes: Partial<PostingSearch>) => void;
}

/** Filters by distance from the location. */
export function DistanceFilter({ filters, onChange }: DistanceFilterProps): ReactNode {
  const { t } = useTranslation();
  const chosen = filters.radiusKm === null ? '' : String(filters.radiusKm);
  const offered = radii.some((each) => each === chosen) ? radii : [...radii, chosen];
  return (
    <Choice
      label={t('find.filters.radius')}
      isLabelVisible
      value={chosen}
      options={offered.map((value) => ({
        value,
        label: value === '' ? t('find.filters.inPlace') : t('find.filters.within', { count: Number(value) }),
      }))}
      onChange={(value) => onChange({ radiusKm: value === '' ? null : Number(value) })}
    />
  );
}
