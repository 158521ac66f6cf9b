import { useFormats, useTranslation } from '@shared/i18n';
import type { MatchReason } from '../match/api/match-fields.ts';

/** Returns a function that writes reasons in a few words each, on one line of a list. */
export function useReasonNotes(): (reasons: readonly MatchReason[]) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return (reasons) => {
    const notes = reasons.map(({ kind, term, other, count, of }) =>
      t(`savvy.notes.${kind}`, {
        term: term ?? '',
        other: other ?? '',
        // The plural form follows the first number.
        count: count ?? 0,
        shown: formats.number(count ?? 0, { maximumFractionDigits: 1 }),
        of: formats.number(of ?? 0, { maximumFractionDigits: 1 }),
      }),
    );
    return notes.join(', ');
  };
}
