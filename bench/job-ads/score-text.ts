import { plainText } from '../../shared/documents/text/plain-text.ts';

/** The words of a text, without case, accents, and punctuation. */
export const bare = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The share of a part in percent, with one decimal. */
export const percent = (part: number, whole: number): number => Math.round((part / whole) * 1_000) / 10;
