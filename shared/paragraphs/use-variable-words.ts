import type { LetterPiece } from '@shared/documents';
import { useCallback } from 'react';
import { useParagraphTexts } from './texts.ts';

/** `company`, or what was typed where it is none of the variables. */
export function useVariableWords(): (piece: Exclude<LetterPiece, { kind: 'text' }>) => string {
  const t = useParagraphTexts();
  return useCallback(({ kind, name }) => (kind === 'unknown' ? `{{${name}}}` : t(`variables.${name}`)), [t]);
}
