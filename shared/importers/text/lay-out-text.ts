import { findRange } from '../pdf/date-ranges.ts';
import { knownHeading } from '../pdf/heading-words.ts';
import { isPlace } from '../pdf/name-words.ts';
import type { PageText, TextRun } from '../pdf/page-text.ts';
import { isCapitals } from '../pdf/typography.ts';

/** The most characters that are read: several times as many as the longest résumé has. */
export const longestText = 60_000;

const width = 612;
const left = 50;
const right = 562;
const lineHeight = 13;
const textSize = 10;
/** The width of a letter, in multiples of the text size. */
const letterWidth = 0.5;

interface TextLine {
  readonly text: string;
  /** The number of spaces before the text. */
  readonly indent: number;
  /** Whether an empty line is above it. */
  readonly isApart: boolean;
}

const bullet = /^[•▪‣◦●○■□►➢✓✔*·–-]\s/;
/** What the page of a profile adds to a date, an employer, or a place, and a résumé does not say. */
const additions =
  /\s·\s(?:\d+ (?:yrs?|mos?|Jahre?|Monate?|ans?|mois|años?|mes(?:es)?)(?: \d+ (?:mos?|Monate?|mois|mes(?:es)?))?|Full-time|Part-time|Self-employed|Freelance|Contract|Internship|Apprenticeship|Seasonal|On-site|Remote|Hybrid)(?=\s·\s|$)/g;

function linesOf(text: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  let isApart = true;
  for (const line of text.slice(0, longestText).split(/\r\n?|\n/)) {
    const written = line.replace(additions, '').trim();
    if (written !== '') lines.push({ text: written, indent: line.length - line.trimStart().length, isApart });
    isApart = written === '';
  }
  return lines;
}

/** Puts a place that has a line of its own below the dates beside them, where it cannot be the description. */
function withPlacesBesideDates(lines: readonly TextLine[]): readonly TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && !line.isApart && hasDates(before) && isPlace(line.text) && !hasDates(line)) {
      joined[joined.length - 1] = { ...before, text: `${before.text}\t${line.text}` };
    } else joined.push(line);
  }
  return joined;
}

/** Whether a line is the heading of a section: a known one that stands alone, in capitals, or before a colon. */
const isHeading = ({ text, isApart }: TextLine): boolean =>
  knownHeading(text) !== undefined && (isApart || isCapitals(text) || text.endsWith(':'));

const hasDates = ({ text }: TextLine): boolean =>
  !bullet.test(text) && text.split(' ').length <= 16 && findRange(text) !== undefined;

/**
 * Whether an entry starts at a line: the first one after an empty line, a heading, or a list that has dates in its
 * first lines. Text has no bold titles, and this is what their place tells.
 */
function startsEntry(lines: readonly TextLine[], index: number): boolean {
  const line = lines[index];
  const before = lines[index - 1];
  if (line === undefined || bullet.test(line.text) || line.text.length > 120) return false;
  if (!line.isApart && !(before && (isHeading(before) || bullet.test(before.text)))) return false;
  const next = lines.slice(index + 1, index + 4);
  const end = next.findIndex((each) => each.isApart || bullet.test(each.text));
  return [line, ...next.slice(0, end < 0 ? next.length : end)].some(hasDates);
}

/** Places a line as a page would show it: what follows a tab stands at the right edge. */
function placed({ text, indent }: TextLine, y: number, font: string, size: number): readonly TextRun[] {
  const widthOf = (part: string): number => part.length * size * letterWidth;
  const [first = '', ...others] = text.split(/\t+|\s{4,}/).map((part) => part.trim());
  const start = left + Math.min(indent, 20) * 3;
  const run = (part: string, x: number): TextRun => ({
    text: part,
    x,
    right: x + widthOf(part),
    y,
    size,
    font,
    href: null,
  });
  const rest = others.filter((part) => part !== '').join(' ');
  if (rest === '') return [run(first, start)];
  const end = Math.max(right - widthOf(rest), start + widthOf(first) + 2 * size);
  return [run(first, start), run(rest, end)];
}

/**
 * Sets plain text as a page, with the distances, sizes, and fonts that its empty lines, tabs, and dates stand for, so
 * that the reader of pages can read it.
 */
export function layOutText(text: string): PageText {
  const lines = withPlacesBesideDates(linesOf(text));
  const runs: TextRun[] = [];
  let y = lineHeight;
  lines.forEach((line, index) => {
    const isName = index === 0;
    const heading = !isName && isHeading(line);
    y += lineHeight * (line.isApart || heading ? 2 : 1);
    if (isName) runs.push(...placed(line, y, 'title', 20));
    else if (heading) runs.push(...placed(line, y, 'title', 13));
    else runs.push(...placed(line, y, startsEntry(lines, index) ? 'strong' : 'plain', textSize));
  });
  return { width, height: y + lineHeight, runs };
}
