import { useLocale, useTranslation } from '@shared/i18n';
import { salaryText } from '../common/salary-text.ts';
import { useDays } from '../common/use-days.ts';
import type { PostingCard } from './api/posting-fields.ts';

/** Returns a function that lists a posting's facts in a few words each: workplace, job type, pay, and dates. */
export function usePostingFacts(): (posting: PostingCard) => readonly string[] {
  const { t } = useTranslation();
  const { language } = useLocale();
  const days = useDays();
  return (posting) => {
    const { workplace, employmentTypes, postedOn, closesOn, isClosed } = posting;
    const salary = salaryText(posting, language, t);
    return [
      ...(workplace === null ? [] : [t(`posting.workplaces.${workplace}`)]),
      ...employmentTypes.map((type) => t(`posting.employmentTypes.${type}`)),
      ...(salary === null ? [] : [salary]),
      t('posting.postedOn', { when: days.relative(postedOn) }),
      ...(closesOn === null || isClosed ? [] : [t('posting.closesOn', { day: days.short(closesOn) })]),
    ];
  };
}
