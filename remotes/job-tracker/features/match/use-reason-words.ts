import { useFormats, useTranslation } from '@shared/i18n';
import type { MatchReason } from './api/match-fields.ts';

/** Returns a function that writes a reason as a sentence. */
export function useReasonWords(): (reason: MatchReason) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return ({ kind, term, other, count, of }) =>
    t(`fit.reasons.${kind}`, {
      term: term ?? '',
      other: other ?? '',
      // The plural form follows the first number in the sentence.
      count: count ?? 0,
      shown: formats.number(count ?? 0, { maximumFractionDigits: 1 }),
      of: formats.number(of ?? 0, { maximumFractionDigits: 1 }),
    });
}
