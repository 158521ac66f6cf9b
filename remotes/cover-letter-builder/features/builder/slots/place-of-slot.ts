import type { ContentPlace } from '@shared/builder';
import { textOfPart, type LetterDocument, type MissingSlot, type ParagraphEvent } from '@shared/documents';
import { places } from '../page/letter-pieces.ts';

/** The field in which something that is missing is filled in, or where what cannot be filled is written. */
export function placeOfSlot(
  { typed, name }: MissingSlot,
  document: LetterDocument,
  paragraphs: readonly ParagraphEvent[],
): ContentPlace {
  if (name !== undefined) return { sectionId: places.variables, part: name };
  // As it was typed it may hold spaces: `{{ salary }}`.
  const plain = (text: string): string => text.replace(/\{\{\s+|\s+\}\}/g, (braces) => braces.trim());
  const part = document.parts.find((each) =>
    plain(textOfPart(each, paragraphs, document.wording) ?? '').includes(typed),
  );
  if (part) return { sectionId: places.letter, itemId: part.id, part: 'text' };
  const lines = ['subject', 'salutation', 'closing'] as const;
  return { sectionId: places.letter, part: lines.find((line) => plain(document[line]).includes(typed)) ?? 'subject' };
}
