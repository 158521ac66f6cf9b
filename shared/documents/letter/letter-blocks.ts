import { type ComposedLetterBody, plainLine } from './composed-letter.ts';

/** What stands below the closing, in words: a typed signature, and the name where that is another. */
export function signedWith({ signature, name }: Pick<ComposedLetterBody, 'signature' | 'name'>): readonly string[] {
  const typed = signature?.kind === 'typed' ? signature.text : '';
  return [...new Set([typed, name])].filter((line) => line !== '');
}

/** What a web form has a field for: from the salutation to the name. Lines of one block belong together. */
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
