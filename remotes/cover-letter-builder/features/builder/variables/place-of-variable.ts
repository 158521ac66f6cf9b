import type { ContentPlace } from '@shared/builder';
import { textOfPart, type LetterDocument, type UnfilledVariable, type ParagraphEvent } from '@shared/documents';
import { places } from '../page/letter-texts.ts';

/** Returns the field that fills a missing value, or the text that contains it if the variable is unknown. */
export function placeOfVariable(
  { typed, name }: UnfilledVariable,
  document: LetterDocument,
  paragraphs: readonly ParagraphEvent[],
): ContentPlace {
  if (name !== undefined) return { sectionId: places.variables, part: name };
  // A variable in the text may contain spaces, as in `{{ salary }}`, so they are removed before comparing.
  const plain = (text: string): string => text.replace(/\{\{\s+|(?<!\s)\s+\}\}/g, (braces) => braces.trim());
  const part = document.parts.find((each) =>
    plain(textOfPart(each, paragraphs, document.wording) ?? '').includes(typed),
  );
  if (part) return { sectionId: places.letter, itemId: part.id, part: 'text' };
  const lines = ['subject', 'salutation', 'closing'] as const;
  return { sectionId: places.letter, part: lines.find((line) => plain(document[line]).includes(typed)) ?? 'subject' };
}
