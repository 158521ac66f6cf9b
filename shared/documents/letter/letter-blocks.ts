import { type ComposedLetterBody, plainLine } from './composed-letter.ts';

/** The text below the closing: a typed signature, and the name if it differs. */
export function signedWith({ signature, name }: Pick<ComposedLetterBody, 'signature' | 'name'>): readonly string[] {
  const typed = signature?.kind === 'typed' ? signature.text : '';
  return [...new Set([typed, name])].filter((line) => line !== '');
}

/** The blocks of lines from the salutation to the name, for pasting into a web form. */
export function messageBlocks(letter: ComposedLetterBody): readonly (readonly string[])[] {
  return [
    [plainLine(letter.salutation)],
    ...letter.parts.flatMap(({ paragraphs }) => paragraphs.map((line) => [plainLine(line)])),
    [plainLine(letter.closing), ...signedWith(letter)],
  ];
}

/** All of a letter below its header, in reading order. */
export const letterBlocks = (letter: ComposedLetterBody): readonly (readonly string[])[] => [
  [letter.date],
  letter.recipient,
  [plainLine(letter.subject)],
  ...messageBlocks(letter),
];
