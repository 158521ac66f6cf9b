import type { LetterPiece } from '@shared/documents';
import { useCallback } from 'react';
import { useParagraphTexts } from './texts.ts';

/** Returns a function that names a variable, such as `company`; for an unknown one, what was typed. */
export function useVariableWords(): (piece: Exclude<LetterPiece, { kind: 'text' }>) => string {
  const t = useParagraphTexts();
  return useCallback(({ kind, name }) => (kind === 'unknown' ? `{{${name}}}` : t(`variables.${name}`)), [t]);
}
