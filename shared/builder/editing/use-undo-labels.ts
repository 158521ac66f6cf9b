import { useTranslation } from '@shared/i18n';
import { useCallback } from 'react';
import { useBuilderTexts } from '../texts.ts';

/** Steps that every kind of document has; the words for all others are the remote's own. */
const common: ReadonlySet<string> = new Set([
  'rename',
  'set contact',
  'change design',
  'fit to page',
  'set wording',
  'other version',
  'restored version',
]);

/** What a step of editing is called within a sentence. */
export function useUndoLabels(): (name: string) => string {
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  return useCallback((name) => (common.has(name) ? t : own)(`undo.step.${name}`), [t, own]);
}
