import { useFormats, useTranslation } from '@shared/i18n';
import type { TailorReason } from './api/tailor.ts';

/** Why something is proposed or left out, as a sentence. */
export function useReasons(): (reasons: readonly TailorReason[]) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return (reasons) =>
    reasons.map(({ kind, terms }) => t(`tailor.reasons.${kind}`, { terms: formats.list(terms) })).join(' ');
}
