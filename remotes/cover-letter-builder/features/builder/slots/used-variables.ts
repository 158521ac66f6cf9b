import {
  letterPiecesOf,
  letterVariables,
  textOfPart,
  type LetterDocument,
  type LetterVariable,
  type ParagraphEvent,
} from '@shared/documents';
import { useState } from 'react';

/** Every text of a letter in which variables may stand. */
const textsOf = (document: LetterDocument, paragraphs: readonly ParagraphEvent[]): readonly string[] => [
  document.subject,
  document.salutation,
  ...document.parts.map((part) => textOfPart(part, paragraphs, document.wording) ?? ''),
  document.closing,
];

/** The variables that a letter uses, in their usual order. */
export function usedVariables(
  document: LetterDocument,
  paragraphs: readonly ParagraphEvent[],
): readonly LetterVariable[] {
  const used = new Set(
    textsOf(document, paragraphs).flatMap((text) =>
      letterPiecesOf(text).flatMap((piece) => (piece.kind === 'variable' ? [piece.name] : [])),
    ),
  );
  return letterVariables.filter((name) => used.has(name));
}

/** The same list as long as it holds the same: not another with each key. */
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
