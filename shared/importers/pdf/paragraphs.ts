import { bulletStart } from './bullet-start.ts';
import type { Line } from './lines.ts';
import type { Typography } from './typography.ts';

/** Whether a line begins with a bullet. */
export const isBullet = ({ text }: Line): boolean => bulletStart.test(text);
/** A text without its leading bullet. */
export const withoutBullet = (text: string): string => text.replace(bulletStart, '').trim();

/** The position at which the text of a bulleted line begins. */
export function textStart({ cells, x, size }: Line): number {
  const [first, second] = cells[0]?.runs ?? [];
  const isOwnRun = first !== undefined && second !== undefined && first.text.trim().length === 1;
  return isOwnRun
    ? second.x
    : ((cells.length > 1 && cells[0]?.text.length === 1 ? cells[1]?.x : undefined) ?? x + size * 0.5);
}

/** First parts of words that keep their hyphen at the end of a line. */
const compounds = new Set(
  'full part long short high low cross multi non self well co real end time data open on in off client front back up follow'.split(
    ' ',
  ),
);

/**
 * Joins two lines of one paragraph, including a word that was hyphenated at the end of the first. The hyphen is kept
 * where `isHyphenated` says that words are not.
 */
export function joinLines(first: string, second: string, isHyphenated = true): string {
  const [, word = ''] = /(?<!\p{L})(\p{L}+)-$/u.exec(first) ?? [];
  if (word === '' || !/^\p{Ll}/u.test(second)) return first.endsWith('-') ? first + second : `${first} ${second}`;
  return !isHyphenated || compounds.has(word.toLowerCase()) ? first + second : first.slice(0, -1) + second;
}

/** Whether the first word of a line would not have fit on the line before it. */
export function wasBroken(before: Line, line: Line): boolean {
  const [word = ''] = line.text.split(' ');
  const perLetter = (line.right - line.x) / Math.max(1, line.text.length);
  return before.right + (word.length + 1) * perLetter > before.column.right;
}

/** Whether a line continues the paragraph of the line before it. */
export function continues(before: Line, line: Line, { pitch }: Typography): boolean {
  const width = before.column.right - before.column.left;
  const isFull = before.right > before.column.right - width * 0.3;
  if (before.page !== line.page || line.y < before.y) return isFull && !/[.!?:]$/.test(before.text);
  const gap = (line.y - before.y) / Math.max(line.size, before.size);
  return gap < pitch * 1.07 && isFull;
}

/** Joins lines into paragraphs. */
export function toParagraphs(lines: readonly Line[], typography: Typography): readonly string[] {
  const paragraphs: string[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const last = paragraphs.at(-1);
    if (before && last !== undefined && continues(before, line, typography)) {
      paragraphs[paragraphs.length - 1] = joinLines(last, line.text, typography.isJustified);
    } else paragraphs.push(line.text);
  });
  return paragraphs;
}
