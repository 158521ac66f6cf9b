import { useFormats, useTranslation } from '@shared/i18n';
import type { TailorReason } from './api/tailor.ts';

/** Returns a function that writes the reasons for proposing or leaving out an item as a sentence. */
export function useReasons(): (reasons: readonly TailorReason[]) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return (reasons) =>
    reasons.map(({ kind, terms }) => t(`tailor.reasons.${kind}`, { terms: formats.list(terms) })).join(' ');
}
