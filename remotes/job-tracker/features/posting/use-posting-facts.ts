import { useLocale, useTranslation } from '@shared/i18n';
import { salaryText } from '../common/salary-text.ts';
import { useDays } from '../common/use-days.ts';
import type { PostingCard } from './api/posting-fields.ts';

/** A posting's facts in a few words each; null for those that are unknown. */
export interface PostingFacts {
  readonly location: string | null;
  readonly workplace: string | null;
  readonly types: readonly string[];
  readonly salary: string | null;
  /** When it was posted, such as `3 days ago`. */
  readonly age: string;
  /** All facts except the location, for where there is room. */
  readonly all: readonly string[];
}

/** Returns a function that puts a posting's facts into words. */
export function usePostingFacts(): (posting: PostingCard) => PostingFacts {
  const { t } = useTranslation();
  const { language } = useLocale();
  const days = useDays();
  return (posting) => {
    const { location, employmentTypes, postedOn, closesOn, isClosed } = posting;
    const workplace = posting.workplace === null ? null : t(`workTypes.workplaces.${posting.workplace}`);
    const types = employmentTypes.map((type) => t(`workTypes.employmentTypes.${type}`));
    const salary = salaryText(posting, language, t);
    const age = days.relative(postedOn);
    const closes = closesOn === null || isClosed ? null : t('posting.closesOn', { day: days.short(closesOn) });
    return {
      ...{ location, workplace, types, salary, age },
      all: [workplace, ...types, salary, t('posting.postedOn', { when: age }), closes].filter((fact) => fact !== null),
    };
  };
}
