import { headerTexts, type PlacedText } from '@shared/builder';
import { plainLine, type ComposedLetter, type LetterDocument } from '@shared/documents';

/** Ids of the content's sections, as fields and pages refer to them. */
export const places = { recipient: 'recipient', letter: 'letter', variables: 'variables' } as const;

/** Returns every text on the pages in document order, with the field in the content pane that it comes from. */
export function letterTexts(composed: ComposedLetter, document: LetterDocument): readonly PlacedText[] {
  const { recipient: lines, date, subject, salutation, parts, closing, signature, name } = composed.letter;
  const { recipient } = document;
  const single = ['name', 'title', 'company'] as const;
  const fieldOf = (line: string): string => single.find((field) => recipient[field].trim() === line) ?? 'address';
  const inLetter = (part: string) => ({ sectionId: places.letter, part });
  const pieces: readonly PlacedText[] = [
    ...headerTexts(composed, document.links),
    ...lines.map((text) => ({ text, place: { sectionId: places.recipient, part: fieldOf(text) } })),
    { text: date, place: { sectionId: places.recipient, part: 'date' } },
    { text: plainLine(subject), place: inLetter('subject') },
    { text: plainLine(salutation), place: inLetter('salutation') },
    ...parts.flatMap(({ id, paragraphs }) =>
      paragraphs.map((line) => ({
        text: plainLine(line),
        place: { sectionId: places.letter, itemId: id, part: 'text' },
      })),
    ),
    { text: plainLine(closing), place: inLetter('closing') },
    { text: signature?.kind === 'typed' ? signature.text : '', place: inLetter('signature') },
    { text: name, place: inLetter('signature') },
  ];
  return pieces.filter(({ text }) => text.trim() !== '');
}
