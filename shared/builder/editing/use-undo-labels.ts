import { useTranslation } from '@shared/i18n';
import { useCallback } from 'react';
import { useBuilderTexts } from '../texts.ts';

/** Steps that every document kind has; the labels of all others are in the remote's own texts. */
const common: ReadonlySet<string> = new Set([
  'rename',
  'set contact',
  'change design',
  'fit to page',
  'set wording',
  'other version',
  'restored version',
]);

/** Returns a function that names an editing step for use within a sentence. */
export function useUndoLabels(): (name: string) => string {
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  return useCallback((name) => (common.has(name) ? t : own)(`undo.step.${name}`), [t, own]);
}
