import { findRange, isOnlyDates, type FoundRange } from './date-ranges.ts';
import type { Line } from './lines.ts';
import { isDuration } from '../common/duration.ts';
import { liftAsides } from './lift-asides.ts';
import { isPlace } from './name-words.ts';
import { continues, isBullet, joinLines, textStart, toParagraphs, wasBroken, withoutBullet } from './paragraphs.ts';
import { isPrintedLink, linkOf, type TextSpan, textSpansOf } from './text-spans.ts';
import subLabels from './sub-labels.json' with { type: 'json' };
import { isEmphasised, type Typography } from './typography.ts';

export interface Name {
  readonly text: string;
  /** Whether it is set apart at the end of its line, as places and dates are. */
  readonly isAside: boolean;
}

/** An entry, such as a job, a degree, or a project: the names in its first lines, and its description. */
export interface Entry {
  /** The texts of the first lines without dates and addresses, one list per line. */
  readonly names: readonly (readonly Name[])[];
  readonly link: string;
  readonly range: FoundRange | undefined;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
  /** Whether only the order of lines suggests that an entry begins here. */
  readonly isGuess: boolean;
  readonly page: number;
  /** The first lines as they are printed. */
  readonly source: string;
}

interface Draft {
  readonly header: Line[];
  readonly body: Line[];
  readonly points: { text: string; last: Line; textX: number }[];
}

const rangeIn = (line: Line): FoundRange | undefined => {
  if (isBullet(line) || line.text.split(' ').length > 16) return undefined;
  for (const cell of [...line.cells].reverse()) {
    const range = findRange(cell.text);
    if (range !== undefined) return range;
  }
  return undefined;
};

/** Whether a text ends like a sentence, and not with an abbreviation such as `Inc.` or an address. */
const isSentence = (text: string): boolean =>
  /[.!?;]$/.test(text) &&
  !/(?:\.(?:com|org|net|[a-z]{2})|\b(?:inc|ltd|co|corp|bros|llc)\.|\b\p{L}\.\p{L}\.)$/iu.test(text);

/** Whether a line is too short to be running text; what stands apart at its end, such as a place, does not count. */
const isShort = ({ text, cells, column }: Line): boolean =>
  !isSentence(text) &&
  (text.split(' ').length <= 14 || /[·|]/.test(text)) &&
  ((cells[0]?.right ?? 0) < column.right - 0.25 * (column.right - column.left) || /[·|]/.test(text));

/** Whether a line has few words that are no sentence. */
const isPhrase = ({ text }: Line): boolean => !isSentence(text) && !text.endsWith(':') && text.split(' ').length <= 12;

/** Whether a line ends before its column does. */
const endsEarly = ({ right, column }: Line): boolean => right < column.right - 0.08 * (column.right - column.left);

const bulleted = (line: Line): Draft['points'][number] => ({
  text: withoutBullet(line.text),
  last: line,
  textX: textStart(line),
});

/** Whether a line is indented further than the first lines of its entry, as lists are. */
const isIndented = ({ x }: Line, header: readonly Line[]): boolean =>
  header.length > 0 &&
  header.every(({ cells }) => cells.every((cell) => Math.abs(cell.x - x) > 4 || cell.x > x)) &&
  x > (header[0]?.x ?? x) + 5;

/** A key for how a line begins: the font, the size, and the place. */
const styleOf = ({ cells, size, x }: Line): string =>
  `${cells[0]?.runs[0]?.font ?? ''} ${Math.round(size * 2)} ${Math.round(x / 4)}`;

const labels = new Set(subLabels);
/** Whether a line is a label within an entry, such as `Responsibilities:`. */
const isSubLabel = ({ text }: Line): boolean => labels.has(text.toLowerCase().replace(/(?<!\s)\s*:$/, ''));

const isDateLine = ({ cells }: Line): boolean => cells.every(({ text }) => isOnlyDates(text) || isDuration(text));

/** Whether the first lines of an entry have dates and one name, such as an employer whose role follows below. */
const namesOnce = ({ header, body, points }: Draft): boolean =>
  body.length + points.length === 0 &&
  header.some((line) => rangeIn(line) !== undefined) &&
  header.flatMap(({ cells }) => cells).filter(({ text }) => !isOnlyDates(text) && !isDuration(text) && !isPlace(text))
    .length === 1;

const hasDates = ({ header }: Draft): boolean => header.some((line) => rangeIn(line) !== undefined);

/** Joins a name with its last words, which did not fit into its line, if the dates or another entry follow. */
function joinBrokenNames(lines: readonly Line[], typography: Typography): readonly Line[] {
  return lines.reduce<readonly Line[]>((whole, line, index) => {
    const before = whole.at(-1);
    const next = lines[index + 1];
    const last = before?.cells.at(-1);
    const [cell] = line.cells;
    if (before === undefined || last === undefined || cell === undefined || line.cells.length > 1)
      return [...whole, line];
    const style = last.runs.at(-1);
    const isBelow = Math.abs(cell.x - last.x) < 6 && !isOnlyDates(last.text);
    const isSame = isBelow && cell.runs[0]?.font === style?.font && Math.abs(line.size - (style?.size ?? 0)) < 0.2;
    const ends = next !== undefined && (rangeIn(next) !== undefined || isEmphasised(next, typography));
    const isRest =
      isSame && ends && cell.text.split(' ').length <= 4 && !isSentence(cell.text) && rangeIn(line) === undefined;
    const isBroken =
      before.page === line.page && line.y - before.y < typography.pitch * 1.1 * line.size && wasBroken(before, line);
    if (!isRest || !isBroken || isBullet(before) || isSentence(before.text)) return [...whole, line];
    const text = joinLines(last.text, cell.text, typography.isJustified);
    const cells = [...before.cells.slice(0, -1), { ...last, text, runs: [...last.runs, ...cell.runs] }];
    return [...whole.slice(0, -1), { ...before, cells, text: cells.map((each) => each.text).join(' '), y: line.y }];
  }, []);
}

/** Joins what layouts print as two blocks: an employer with dates and its role, or an entry and its dates below. */
function joinHalves(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.reduce<readonly Draft[]>((whole, draft) => {
    const last = whole.at(-1);
    if (last === undefined) return [draft];
    const isRoleOfLast = namesOnce(last) && !hasDates(draft) && draft.header.length === 1;
    const isDatesOfLast = !hasDates(last) && draft.header.length > 0 && draft.header.every(isDateLine);
    if (!isRoleOfLast && !isDatesOfLast) return [...whole, draft];
    const joined = {
      header: [...last.header, ...draft.header],
      body: [...last.body, ...draft.body],
      points: [...last.points, ...draft.points],
    };
    return [...whole.slice(0, -1), joined];
  }, []);
}

/** Divides the lines of a section into entries by dates, bold text, and bullets. */
function draftsOf(given: readonly Line[], typography: Typography): readonly Draft[] {
  const lines = joinBrokenNames(liftAsides(given), typography).filter(
    (line, index) => index === 0 || !isSubLabel(line),
  );
  const drafts: Draft[] = [];
  const start = (line: Line): void => {
    drafts.push({ header: [line], body: [], points: [] });
  };
  lines.forEach((line, index) => {
    const draft = drafts.at(-1);
    const before = lines[index - 1];
    if (draft === undefined) {
      if (!isBullet(line)) start(line);
      else drafts.push({ header: [], body: [], points: [bulleted(line)] });
      return;
    }
    if (isBullet(line)) {
      draft.points.push(bulleted(line));
      return;
    }
    const point = draft.points.at(-1);
    const strong = isEmphasised(line, typography);
    const dated = rangeIn(line) !== undefined;
    const hasBody = draft.body.length + draft.points.length > 0;
    const isHanging = point !== undefined && before === point.last && line.x > point.textX - 3 && !dated;
    if (
      point !== undefined &&
      !strong &&
      (isHanging || (before === point.last && !dated && continues(point.last, line, typography)))
    ) {
      point.text = joinLines(point.text, line.text, typography.isJustified);
      point.last = line;
      return;
    }
    if (!strong && !dated && isIndented(line, draft.header)) {
      // This is a list whose bullets are drawn as graphics and not as text.
      if (point !== undefined && before === point.last && (/^\p{Ll}/u.test(line.text) || wasBroken(point.last, line))) {
        point.text = joinLines(point.text, line.text, typography.isJustified);
        point.last = line;
      } else draft.points.push({ text: line.text, last: line, textX: line.x + 4 });
      return;
    }
    const hasDate = draft.header.some((each) => rangeIn(each) !== undefined);
    const gap = before && before.page === line.page ? (line.y - before.y) / line.size : Number.POSITIVE_INFINITY;
    const nextDated = lines[index + 1] !== undefined && rangeIn(lines[index + 1] as Line) !== undefined;
    const [first] = draft.header;
    const looksLikeFirst =
      first !== undefined && hasDate && draft.header.length > 1 && strong && styleOf(first) === styleOf(line);
    const startsAnother =
      (looksLikeFirst && nextDated) ||
      (strong && (hasBody || draft.header.length >= 3 || (hasDate && dated))) ||
      (strong && gap > typography.pitch * 1.5 && (hasDate || draft.header.length > 1)) ||
      (dated && (hasDate || hasBody)) ||
      (hasBody && gap > typography.pitch * 1.3 && nextDated && isShort(line)) ||
      (hasBody &&
        point !== undefined &&
        gap > typography.pitch * 1.3 &&
        line.x <= line.column.left + 3 &&
        isShort(line));
    if (startsAnother) {
      start(line);
      return;
    }
    const next = lines[index + 1];
    // A line of words right below the first one, and above a list, is a name however long it is.
    const isName =
      isPhrase(line) &&
      (next === undefined || isBullet(next) || (endsEarly(line) && (isEmphasised(next, typography) || nextDated)));
    const isHeader =
      !hasBody &&
      draft.header.length < 4 &&
      (strong || dated || (draft.header.length === 1 && (isShort(line) || isName)));
    (isHeader ? draft.header : draft.body).push(line);
  });
  return joinHalves(drafts);
}

/** The names in a line: dates are removed, and addresses are added to `links`. */
function namesIn(line: Line, links: string[]): readonly Name[] {
  const named: TextSpan[] = [];
  const withoutDates = line.cells.map((cell) => {
    const range = findRange(cell.text);
    const text = range?.rest ?? cell.text;
    return { ...cell, text: isDuration(text) ? '' : text };
  });
  for (const piece of textSpansOf({ ...line, cells: withoutDates })) {
    const link = linkOf(piece);
    if (link !== undefined) links.push(link);
    if (link === undefined || !isPrintedLink(piece)) named.push(piece);
  }
  return named.map(({ text, cell }) => ({
    text: text.replace(/(?<![,;])[,;]+$/, ''),
    isAside: cell > (named[0]?.cell ?? 0),
  }));
}

function toEntry({ header, body, points }: Draft, typography: Typography): Entry {
  const links: string[] = [];
  const names = header.map((line) => namesIn(line, links)).filter((texts) => texts.length > 0);
  const range = header.map(rangeIn).find((each) => each !== undefined);
  const [first] = header;
  return {
    names,
    link: links[0] ?? '',
    range,
    paragraphs: toParagraphs(body, typography),
    points: points.map(({ text }) => text).filter((text) => text !== ''),
    isGuess: range === undefined && !(first && isEmphasised(first, typography)),
    page: (first ?? points[0]?.last ?? body[0])?.page ?? 1,
    source: header.map(({ cells }) => cells.map(({ text }) => text).join('   ')).join('\n'),
  };
}

/** Divides the lines of a section into entries. */
export const toEntries = (lines: readonly Line[], typography: Typography): readonly Entry[] =>
  draftsOf(lines, typography).map((draft) => toEntry(draft, typography));

/** Joins two lines into one with a single cell. */
function joined(first: Line, second: Line, { isJustified }: Typography): Line {
  const text = joinLines(first.text, second.text, isJustified);
  const runs = [...first.cells, ...second.cells].flatMap((cell) => cell.runs);
  return { ...first, text, cells: [{ text, x: first.x, right: second.right, runs }] };
}

/** Reads a list without titles: each line, or each bullet, becomes an entry. */
export function toPlainEntries(lines: readonly Line[], typography: Typography): readonly Entry[] {
  // Dates may stand before a title, in a column of their own.
  const isTitled = ({ cells, ...line }: Line): boolean =>
    isEmphasised({ ...line, cells: cells.filter(({ text }) => !isOnlyDates(text)) }, typography);
  const isList = lines.every((line) => isBullet(line) || !isTitled(line));
  const bullets = lines.some(isBullet);
  if (!isList || (bullets && !lines[0]?.text.match(/^\W/))) return toEntries(lines, typography);
  const drafts: Draft[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const last = drafts.at(-1);
    const goesOn = bullets ? !isBullet(line) : before !== undefined && continues(before, line, typography);
    const plain = {
      ...line,
      text: withoutBullet(line.text),
      cells: line.cells.map((cell) => ({ ...cell, text: withoutBullet(cell.text) })),
    };
    const head = last?.header[0];
    if (goesOn && last !== undefined && head !== undefined) last.header[0] = joined(head, plain, typography);
    else
      drafts.push({
        header: [{ ...plain, cells: plain.cells.filter(({ text }) => text !== '') }],
        body: [],
        points: [],
      });
  });
  return drafts.map((draft) => ({ ...toEntry(draft, typography), isGuess: false }));
}
