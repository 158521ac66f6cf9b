import { HeadingLevel, type IParagraphOptions, LineRuleType, Paragraph } from 'docx';
import { type ComposedLetterBody, plainLine } from '../../documents/letter/composed-letter.ts';
import { signedWith } from '../../documents/letter/letter-blocks.ts';
import { plain, type Sheet, unlessBlank, xmlText } from './runs.ts';
import { signatureRun } from './signature-picture.ts';
import { styleIds } from './styles.ts';

/** The space above date, recipient, salutation, and closing in twentieths of a point. */
const apart = 240;

/** Single line spacing. With any other, some programs crop the picture to the height of a line of text. */
const asHighAsPicture = { line: 240, lineRule: LineRuleType.AUTO } as const;

/** The paragraphs of a letter below its header, in reading order. */
export function letterParagraphs(sheet: Sheet, letter: ComposedLetterBody): readonly Paragraph[] {
  const written = (text: string, options: IParagraphOptions = {}): readonly Paragraph[] =>
    unlessBlank(text, (said) => plain(sheet, said, { style: styleIds.letterText, ...options }));
  const above = (before: number): IParagraphOptions => ({ spacing: { before } });
  const { signature, signatureAlt } = letter;
  const drawn = signature?.kind === 'drawn' ? signatureRun(signature.strokes, xmlText(signatureAlt)) : null;
  const signers = signedWith(letter);
  return [
    ...written(letter.date, above(apart)),
    ...written(letter.recipient.join('\n'), above(apart)),
    ...unlessBlank(plainLine(letter.subject), (text) => plain(sheet, text, { heading: HeadingLevel.HEADING_2 })),
    ...written(plainLine(letter.salutation), above(apart)),
    ...letter.parts.flatMap(({ paragraphs }) => paragraphs.flatMap((line) => written(plainLine(line)))),
    ...written(plainLine(letter.closing), { ...above(apart), keepNext: drawn !== null || signers.length > 0 }),
    ...(drawn === null
      ? []
      : [new Paragraph({ spacing: asHighAsPicture, keepNext: signers.length > 0, children: [drawn] })]),
    ...written(signers.join('\n')),
  ];
}
