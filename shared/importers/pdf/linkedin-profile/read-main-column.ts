import { findRange, type FoundRange } from '../date-ranges.ts';
import type { Line } from '../lines.ts';
import { isPlace } from '../name-words.ts';
import { joinLines } from '../paragraphs.ts';
import { inProportion, kindOfLine } from './profile-pages.ts';

/** A role as a profile lists it, with the employer that its heading names. */
export interface ProfileRole {
  readonly company: string;
  readonly position: string;
  readonly range: FoundRange | undefined;
  readonly location: string;
  readonly texts: readonly string[];
}

export interface ProfileSchool {
  readonly university: string;
  readonly degree: string;
  readonly field: string;
  readonly range: FoundRange | undefined;
}

/** A duration alone, which stands below an employer with several roles: `7 years 3 months`, `2 Jahre`. */
const onlyDuration = /^(?:\d+ \p{L}+\.?(?: |$)){1,2}$/u;
const bullet = /^[•▪‣◦●·*–-]\s+/;

/** The distance from the dates to the place below them, in points; a description is further away. */
const placeDistance = 17.5;

/** Whether the line below the dates is the place of a job, by its distance, or on the next page by its words. */
function isLocation(line: Line, dates: Line, nameSize: number): boolean {
  if (bullet.test(line.text) || line.text.length > 90) return false;
  return line.page === dates.page ? inProportion(line.y - dates.y, nameSize) < placeDistance : isPlace(line.text);
}

/** Joins lines that were broken at the column's edge. A line that is not full, or a larger distance, ends a paragraph. */
function paragraphsOf(lines: readonly Line[]): readonly string[] {
  const distances = lines.slice(1).map((line, index) => line.y - (lines[index]?.y ?? line.y));
  const pitch = Math.min(...distances.filter((distance) => distance > 0));
  const found: { text: string; last: Line }[] = [];
  for (const line of lines) {
    const before = found.at(-1);
    const edge = line.column.right - line.column.left;
    const isBroken =
      before !== undefined &&
      !bullet.test(line.text) &&
      before.last.right > line.column.right - 0.2 * edge &&
      (line.page !== before.last.page || line.y - before.last.y < pitch * 1.5);
    if (isBroken) Object.assign(before, { text: joinLines(before.text, line.text, false), last: line });
    else found.push({ text: line.text, last: line });
  }
  return found.map(({ text }) => text.replace(bullet, '').trim()).filter((text) => text !== '');
}

/** Splits what stands in parentheses at the end: `May 2018 - Present (7 years)`, `Physics · (2011 - 2015)`. */
function splitParentheses(text: string): readonly [before: string, within: string] {
  const at = text.lastIndexOf('(');
  return at > 0 && text.endsWith(')') ? [text.slice(0, at).trim(), text.slice(at + 1, -1)] : [text, ''];
}

/** The dates of a role, without the duration that is printed behind them. */
const rangeOf = (line: Line | undefined): FoundRange | undefined => {
  if (line === undefined || line.text.length > 90) return undefined;
  const range = findRange(splitParentheses(line.text)[0]);
  return range?.rest === '' ? range : undefined;
};

/** The summary of a profile. */
export const readProfileText = (lines: readonly Line[]): string => paragraphsOf(lines).join('\n');

/**
 * Reads the experience of a profile. An employer is larger than a role, and a role larger than the text; several roles
 * at one employer follow its name and the time there.
 */
export function readRoles(lines: readonly Line[], nameSize: number): readonly ProfileRole[] {
  const isCompany = (line: Line): boolean => kindOfLine(line, nameSize) === 'company';
  const isRole = (line: Line): boolean => kindOfLine(line, nameSize) === 'role';
  const roles: { company: string; position: string; lines: Line[] }[] = [];
  let company = '';
  let isNew = false;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const last = roles.at(-1);
    if (isCompany(line)) {
      // A long name is broken into two lines of one size.
      company = isNew && before !== undefined && isCompany(before) ? `${company} ${line.text}` : line.text;
      isNew = true;
    } else if (isRole(line)) {
      const continues = before !== undefined && isRole(before) && last?.lines.length === 0;
      if (continues) last.position = `${last.position} ${line.text}`;
      else roles.push({ company, position: line.text, lines: [] });
      isNew = false;
    } else if (isNew && onlyDuration.test(line.text)) continue;
    else if (last !== undefined && !isNew) last.lines.push(line);
  }
  return roles.map(({ company: employer, position, lines: below }) => {
    const [dates, next] = below;
    const range = rangeOf(dates);
    const rest = range === undefined ? below : below.slice(1);
    const hasPlace =
      dates !== undefined && range !== undefined && next !== undefined && isLocation(next, dates, nameSize);
    const place = hasPlace ? next.text : '';
    return {
      company: employer,
      position,
      range,
      location: place,
      texts: paragraphsOf(place === '' ? rest : rest.slice(1)),
    };
  });
}

/** Reads `Bachelor of Science - BS, Physics · (2011 - 2015)`. */
function readStudy(text: string): Omit<ProfileSchool, 'university'> {
  const [written, within] = splitParentheses(text);
  const range = findRange(within);
  const [degree = '', ...field] = (range === undefined ? text : written.replace(/·$/, '')).split(', ');
  return { degree: degree.trim(), field: field.join(', ').trim(), range };
}

/** Reads the education of a profile: schools are larger than the text, and degree and dates stand below. */
export function readSchools(lines: readonly Line[], nameSize: number): readonly ProfileSchool[] {
  const isSchool = (line: Line): boolean => kindOfLine(line, nameSize) === 'company';
  const schools: { university: string; below: string[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const last = schools.at(-1);
    if (!isSchool(line)) last?.below.push(line.text);
    else if (last !== undefined && before !== undefined && isSchool(before)) last.university += ` ${line.text}`;
    else schools.push({ university: line.text, below: [] });
  }
  return schools.map(({ university, below }) => ({ university, ...readStudy(below.join(' ')) }));
}
