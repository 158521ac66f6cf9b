import type { PostingSearch } from '@shared/documents';
import { useFormats, useLocale, useTranslation } from '@shared/i18n';
import { salaryText } from '../../common/salary-text.ts';

/** An active filter, described in words, and the change that removes it. */
export interface SetFilter {
  readonly key: string;
  readonly label: string;
  readonly without: Partial<PostingSearch>;
}

/** Returns the active filters in words, each with the change that removes it. */
export function useSetFilters(filters: PostingSearch): readonly SetFilter[] {
  const { t } = useTranslation();
  const { language } = useLocale();
  const formats = useFormats();
  const { title, company, place, radiusKm, workplaces, employmentTypes, salaryMin, postedWithinDays } = filters;
  const salary =
    salaryMin === null
      ? null
      : salaryText(
          { salaryMin, salaryMax: null, currency: filters.currency, salaryPeriod: filters.salaryPeriod ?? 'year' },
          language,
          t,
        );
  const around = radiusKm === null ? '' : t('find.filters.within', { count: radiusKm });
  return [
    ...(title === null ? [] : [{ key: 'title', label: t('find.set.title', { title }), without: { title: null } }]),
    ...(company === null
      ? []
      : [{ key: 'company', label: t('find.set.company', { company }), without: { company: null } }]),
    ...(place === null
      ? []
      : [
          {
            key: 'place',
            label: around === '' ? place : t('find.set.around', { place, around }),
            without: { place: null, radiusKm: null },
          },
        ]),
    ...workplaces.map((each) => ({
      key: each,
      label: t(`workTypes.workplaces.${each}`),
      without: { workplaces: workplaces.filter((other) => other !== each) },
    })),
    ...employmentTypes.map((each) => ({
      key: each,
      label: t(`workTypes.employmentTypes.${each}`),
      without: { employmentTypes: employmentTypes.filter((other) => other !== each) },
    })),
    ...(salary === null
      ? []
      : [{ key: 'salary', label: salary, without: { salaryMin: null, currency: null, salaryPeriod: null } }]),
    ...(postedWithinDays === null
      ? []
      : [
          {
            key: 'days',
            label: t('find.filters.days', { count: postedWithinDays, shown: formats.number(postedWithinDays) }),
            without: { postedWithinDays: null },
          },
        ]),
  ];
}
