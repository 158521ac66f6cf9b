import { HeadingLevel, type IParagraphOptions, type Paragraph } from 'docx';
import { type ComposedLetterBody, plainLine } from '../letter/composed-letter.ts';
import { signedWith } from '../letter/letter-blocks.ts';
import { plain, type Sheet, unlessBlank } from './runs.ts';
import { styleIds } from './styles.ts';

/** Twentieths of a point above date, recipient and closing, and where a pen finds room to sign. */
const apart = 240;
const roomToSign = 800;

/** A letter below its header, in reading order. A signature that was drawn leaves room for a pen. */
export function letterParagraphs(sheet: Sheet, letter: ComposedLetterBody): readonly Paragraph[] {
  const written = (text: string, options: IParagraphOptions = {}): readonly Paragraph[] =>
    unlessBlank(text, (said) => plain(sheet, said, { style: styleIds.letterText, ...options }));
  const above = (before: number): IParagraphOptions => ({ spacing: { before } });
  const signers = signedWith(letter);
  return [
    ...written(letter.date, above(apart)),
    ...written(letter.recipient.join('\n'), above(apart)),
    ...unlessBlank(plainLine(letter.subject), (text) => plain(sheet, text, { heading: HeadingLevel.HEADING_2 })),
    ...written(plainLine(letter.salutation), above(apart)),
    ...letter.parts.flatMap(({ paragraphs }) => paragraphs.flatMap((line) => written(plainLine(line)))),
    ...written(plainLine(letter.closing), { ...above(apart), keepNext: signers.length > 0 }),
    ...written(signers.join('\n'), letter.signature?.kind === 'drawn' ? above(roomToSign) : {}),
  ];
}
