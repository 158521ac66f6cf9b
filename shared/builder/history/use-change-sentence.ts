import { useFormats, useTranslation } from '@shared/i18n';
import type { ChangeSummary } from '../document-kind.ts';
import { useBuilderTexts } from '../texts.ts';

/** The limits of parts in a sentence and of names in a part; what exceeds them is only counted. */
const maxParts = 4;
const maxNames = 2;

/**
 * Returns a function that describes changes in one sentence; empty for none. `partOf` describes one change, given the
 * names in it; the remote's own text `changes.entries` gives the number of entries when none has a name.
 */
export function useChangeSentence(
  partOf: (change: ChangeSummary, names: string) => string,
): (changes: readonly ChangeSummary[]) => string {
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  const formats = useFormats();
  const namesOf = ({ names, count }: ChangeSummary): string => {
    const shown = names.slice(0, maxNames);
    const rest = count - shown.length;
    if (shown.length === 0) return own('changes.entries', { count });
    return formats.list(rest > 0 ? [...shown, t('changes.more', { count: rest })] : shown);
  };
  return (changes) => {
    const parts = changes.slice(0, maxParts).map((change) => partOf(change, namesOf(change)));
    const rest = changes.length - parts.length;
    return [...parts, ...(rest > 0 ? [t('changes.more', { count: rest })] : [])].join('; ');
  };
}
