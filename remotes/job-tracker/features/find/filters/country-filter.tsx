import type { PostingSearch } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { Choice } from '@shared/lists';
import type { ReactNode } from 'react';
import { postingCountries } from '../api/posting-countries.ts';
import { countryName } from './country-name.ts';
import { chosenCountry } from './use-home-country.ts';

interface CountryFilterProps {
  readonly filters: PostingSearch;
  readonly onChange: (changes: Partial<PostingSearch>) => void;
}

/** Filters by the country of the job. The next search on this device starts with the same country. */
export function CountryFilter({ filters, onChange }: CountryFilterProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { data } = useQuery(postingCountries, { context: keepPlace });
  const { country } = filters;
  const all = data?.postingCountries.all ?? [];
  const offered = country === null || all.includes(country) ? all : [...all, country];
  const options = offered
    .map((code) => ({ value: code, label: countryName(code, language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return (
    <Choice
      label={t('find.filters.country')}
      isLabelVisible
      value={country ?? ''}
      options={[{ value: '', label: t('find.filters.anyCountry') }, ...options]}
      onChange={(value) => {
        chosenCountry.set(value);
        onChange({ country: value === '' ? null : value });
      }}
    />
  );
}
