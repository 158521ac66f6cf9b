import { employmentTypes, searchLimits, workplaces, type PostingSearch } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import { Choice } from '@shared/lists';
import { Fieldset, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Facets } from '../api/search-postings.ts';
import { CountBoxes } from './count-boxes.tsx';
import { CountryFilter } from './country-filter.tsx';
import { DistanceFilter } from './distance-filter.tsx';
import { LineFilter } from './line-filter.tsx';
import { SalaryFilter } from './salary-filter.tsx';
import { WithSuggestions } from './with-suggestions.tsx';

/** The choices of the "Date posted" filter in days; '' is any time. */
const daysBack = ['', '1', '3', '7', '14', '30'] as const;

interface FilterFieldsProps {
  readonly filters: PostingSearch;
  /** Counts for the current results; undefined if they are unavailable or not loaded yet. */
  readonly facets: Facets | undefined;
  readonly onChange: (changes: Partial<PostingSearch>) => void;
}

/** All filters of postings, with the number of results of each choice. */
export function FilterFields({ filters, facets, onChange }: FilterFieldsProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const days = filters.postedWithinDays === null ? '' : String(filters.postedWithinDays);
  const offered = daysBack.some((each) => each === days) ? daysBack : [...daysBack, days];
  const postedCount = (value: string): number | undefined => facets?.posted.find((each) => each.value === value)?.count;
  const dayName = (value: string): string => {
    const name = value === '' ? t('find.filters.anyDay') : t('find.filters.days', { count: Number(value) });
    const count = postedCount(value);
    return count === undefined ? name : t('find.filters.withCount', { name, count: formats.number(count) });
  };
  const line = { maxLength: searchLimits.line } as const;
  return (
    <Stack gap="6">
      {filters.place !== null && <DistanceFilter filters={filters} onChange={onChange} />}
      <CountryFilter filters={filters} onChange={onChange} />
      <WithSuggestions
        label={t('find.filters.places')}
        counts={filters.place === null ? (facets?.places ?? []) : []}
        onTake={(place) => onChange({ place })}
      >
        <CountBoxes
          title={t('find.filters.workplace')}
          values={workplaces}
          chosen={filters.workplaces}
          counts={facets?.workplaces}
          labelOf={(value) => t(`workTypes.workplaces.${value}`)}
          onChange={(chosen) => onChange({ workplaces: chosen })}
        />
      </WithSuggestions>
      <CountBoxes
        title={t('find.filters.employmentType')}
        values={employmentTypes}
        chosen={filters.employmentTypes}
        counts={facets?.employmentTypes}
        labelOf={(value) => t(`workTypes.employmentTypes.${value}`)}
        onChange={(chosen) => onChange({ employmentTypes: chosen })}
      />
      <Stack gap="6">
        <SalaryFilter filters={filters} onChange={onChange} />
        <Fieldset.Root>
          <Fieldset.Legend textStyle="sm" fontWeight="700" color="fg">
            {t('find.filters.posted')}
          </Fieldset.Legend>
          <Choice
            label={t('find.filters.posted')}
            value={days}
            options={offered.map((value) => ({ value, label: dayName(value) }))}
            onChange={(value) => onChange({ postedWithinDays: value === '' ? null : Number(value) })}
          />
        </Fieldset.Root>
      </Stack>
      <Stack gap="4">
        <LineFilter
          {...line}
          label={t('find.filters.title')}
          value={filters.title}
          onTake={(title) => onChange({ title })}
        />
        <WithSuggestions
          label={t('find.filters.companies')}
          counts={filters.company === null ? (facets?.companies ?? []) : []}
          onTake={(company) => onChange({ company })}
        >
          <LineFilter
            {...line}
            label={t('find.filters.company')}
            value={filters.company}
            onTake={(company) => onChange({ company })}
          />
        </WithSuggestions>
      </Stack>
    </Stack>
  );
}
