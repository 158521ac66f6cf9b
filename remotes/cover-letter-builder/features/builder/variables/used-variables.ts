import {
  splitLetterText,
  letterVariables,
  textOfPart,
  type LetterDocument,
  type LetterVariable,
  type ParagraphEvent,
} from '@shared/documents';
import { useState } from 'react';

/** Returns every text of a letter that may contain variables. */
const textsOf = (document: LetterDocument, paragraphs: readonly ParagraphEvent[]): readonly string[] => [
  document.subject,
  document.salutation,
  ...document.parts.map((part) => textOfPart(part, paragraphs, document.wording) ?? ''),
  document.closing,
];

/** Returns the variables that a letter uses, in their standard order. */
export function usedVariables(
  document: LetterDocument,
  paragraphs: readonly ParagraphEvent[],
): readonly LetterVariable[] {
  const used = new Set(
    textsOf(document, paragraphs).flatMap((text) =>
      splitLetterText(text).flatMap((piece) => (piece.kind === 'variable' ? [piece.name] : [])),
    ),
  );
  return letterVariables.filter((name) => used.has(name));
}

/**
 * Returns the used variables as an array that keeps its identity while its content is equal, so that keystrokes do not
 * render its consumers.
 */
export function useUsedVariables(
  document: LetterDocument,
  paragraphs: readonly ParagraphEvent[],
): readonly LetterVariable[] {
  const found = usedVariables(document, paragraphs);
  const [kept, setKept] = useState(found);
  if (kept.join() === found.join()) return kept;
  setKept(found);
  return found;
}
