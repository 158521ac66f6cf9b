import type { LetterSignature } from './signature.ts';

/** A piece of a line of a letter: words, or a variable without a value, as it was typed (`{{company}}`). */
export type ComposedSpan = string | { readonly unfilled: string };
export type ComposedLine = readonly ComposedSpan[];

/** One part of the letter, with its paragraphs. */
export interface ComposedPart {
  /** The id of the part; a click on the page leads back to it. */
  readonly id: string;
  readonly paragraphs: readonly ComposedLine[];
}

/** The content of a letter below its header, in reading order. Empty fields are not printed. */
export interface ComposedLetterBody {
  readonly recipient: readonly string[];
  readonly date: string;
  readonly subject: ComposedLine;
  readonly salutation: ComposedLine;
  readonly parts: readonly ComposedPart[];
  readonly closing: ComposedLine;
  readonly signature: LetterSignature | null;
  /** Alternative text for a drawn signature. */
  readonly signatureAlt: string;
  /** The person's name, below the signature. */
  readonly name: string;
}

/** A line as plain text; a variable without a value stays as it was typed. */
export const plainLine = (line: ComposedLine): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : piece.unfilled)).join('');

/** All lines of a letter that may contain variables, in reading order. */
export const linesOf = ({ subject, salutation, parts, closing }: ComposedLetterBody): readonly ComposedLine[] => [
  subject,
  salutation,
  ...parts.flatMap(({ paragraphs }) => paragraphs),
  closing,
];
