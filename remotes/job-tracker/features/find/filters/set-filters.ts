import type { PostingSearch } from '@shared/documents';
import { useFormats, useLocale, useTranslation } from '@shared/i18n';
import type { SearchCondition } from '../api/count-relaxed.ts';
import { countryName } from './country-name.ts';
import { useDistance } from './use-distance.ts';
import { salaryText } from '../../common/salary-text.ts';

/** An active filter, described in words, and the change that removes it. */
export interface SetFilter {
  readonly key: string;
  /** The condition of the search that the filter is part of. */
  readonly condition: SearchCondition;
  readonly label: string;
  readonly without: Partial<PostingSearch>;
}

/** Returns the active filters in words, each with the change that removes it. */
export function useSetFilters(filters: PostingSearch): readonly SetFilter[] {
  const { t } = useTranslation();
  const { language } = useLocale();
  const formats = useFormats();
  const distance = useDistance(filters);
  const { title, company, place, radiusKm, country, workplaces, employmentTypes, salaryMin, postedWithinDays } =
    filters;
  const salary =
    salaryMin === null
      ? null
      : salaryText(
          { salaryMin, salaryMax: null, currency: filters.currency, salaryPeriod: filters.salaryPeriod ?? 'year' },
          language,
          t,
        );
  const around = radiusKm === null ? '' : distance.within(radiusKm);
  return [
    ...(title === null
      ? []
      : [
          {
            key: 'title',
            condition: 'title' as const,
            label: t('find.set.title', { title }),
            without: { title: null },
          },
        ]),
    ...(company === null
      ? []
      : [
          {
            key: 'company',
            condition: 'company' as const,
            label: t('find.set.company', { company }),
            without: { company: null },
          },
        ]),
    ...(place === null
      ? []
      : [
          {
            key: 'place',
            condition: 'place' as const,
            label: around === '' ? place : t('find.set.around', { place, around }),
            without: { place: null, radiusKm: null },
          },
        ]),
    ...(country === null
      ? []
      : [
          {
            key: 'country',
            condition: 'country' as const,
            label: countryName(country, language),
            without: { country: null },
          },
        ]),
    ...workplaces.map((each) => ({
      key: each,
      condition: 'workplaces' as const,
      label: t(`workTypes.workplaces.${each}`),
      without: { workplaces: workplaces.filter((other) => other !== each) },
    })),
    ...employmentTypes.map((each) => ({
      key: each,
      condition: 'employmentTypes' as const,
      label: t(`workTypes.employmentTypes.${each}`),
      without: { employmentTypes: employmentTypes.filter((other) => other !== each) },
    })),
    ...(salary === null
      ? []
      : [
          {
            key: 'salary',
            condition: 'salaryMin' as const,
            label: salary,
            without: { salaryMin: null, currency: null, salaryPeriod: null },
          },
        ]),
    ...(postedWithinDays === null
      ? []
      : [
          {
            key: 'days',
            condition: 'postedWithinDays' as const,
            label: t('find.filters.days', { count: postedWithinDays, shown: formats.number(postedWithinDays) }),
            without: { postedWithinDays: null },
          },
        ]),
  ];
}
