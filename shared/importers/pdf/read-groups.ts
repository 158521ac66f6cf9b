import { documentWords } from '../../documents/document-words.ts';
import type { SkillLevel } from '../../documents/events.ts';
import { listed } from '../common/parts.ts';
import type { ImportedSkills } from '../common/reading.ts';
import { isFull, type Line } from './lines.ts';
import { isBullet, withoutBullet } from './paragraphs.ts';
import { standsOut, type Typography } from './typography.ts';

/** A named list such as `Languages: English, French`; the name is empty if the document has none. */
export interface Group {
  readonly name: string;
  readonly items: readonly string[];
}

const separators = new Set(',;•·|');

/** Splits a text at separators, except where the next parenthesis is a closing one. Reads it once, from its end. */
function splitOutsideParentheses(text: string): readonly string[] {
  const parts: string[] = [];
  let end = text.length;
  let isInside = false;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const character = text.charAt(index);
    if (character === ')') isInside = true;
    else if (character === '(') isInside = false;
    else if (!isInside && separators.has(character)) {
      parts.push(text.slice(index + 1, end));
      end = index;
    }
  }
  return [...parts, text.slice(0, end)].reverse();
}

/** Returns the items of a list that is separated by commas, semicolons, or dots. */
function itemsOf(text: string): readonly string[] {
  return splitOutsideParentheses(text)
    .map((item) => item.replace(/^[\s.]+|(?<!\s)\s+$|\.$/g, ''))
    .filter((item) => item !== '');
}

/** The name at the beginning of a line: text that is emphasized or precedes a colon. */
function nameIn(line: Line, typography: Typography): { readonly name: string; readonly rest: string } | undefined {
  const text = withoutBullet(line.text);
  const runs = line.cells.flatMap((cell) => cell.runs);
  const plain = runs.findIndex((run) => /[\p{L}\d]/u.test(run.text) && !standsOut(run, typography));
  if (plain > 0) {
    const strong = runs.slice(0, plain).filter((run) => /[\p{L}\d]/u.test(run.text));
    const last = strong.at(-1)?.text.trim();
    const end = last === undefined ? -1 : text.indexOf(last);
    if (last !== undefined && end >= 0) {
      const cut = end + last.length;
      return {
        name: text.slice(0, cut).trimEnd().replace(/:$/, '').trimEnd(),
        rest: text.slice(cut).replace(/^\s*[:–—-]?\s*/, ''),
      };
    }
  }
  const [, name, rest = ''] = /^([^:,]{2,60}):\s*(\S.*)?$/.exec(text) ?? [];
  return name === undefined ? undefined : { name, rest };
}

/** Reads the lines of a section as named lists. */
export function readGroups(lines: readonly Line[], typography: Typography): readonly Group[] {
  const groups: { name: string; text: string; itemsX: number; last: Line }[] = [];
  const isAllStrong = (line: Line): boolean =>
    line.cells.every((cell) => cell.runs.every((run) => !/[\p{L}\d]/u.test(run.text) || standsOut(run, typography)));
  for (const line of lines) {
    const last = groups.at(-1);
    const named = nameIn(line, typography);
    const itemsX = line.cells[1]?.x ?? line.x;
    if (named) groups.push({ name: named.name, text: named.rest, itemsX, last: line });
    else if (isAllStrong(line) && !isBullet(line) && !line.text.includes(',')) {
      for (const { text: name } of line.cells) groups.push({ name, text: '', itemsX: line.column.left, last: line });
    } else {
      const words = line.cells.map((cell) => withoutBullet(cell.text)).join(', ');
      if (last === undefined) groups.push({ name: '', text: words, itemsX: line.column.left, last: line });
      else {
        // A new line of a list is a new item, unless it continues the previous line.
        const hangs = last.itemsX > line.column.left + 5 && line.x > line.column.left + 5;
        const isBroken = last.last.text.endsWith(',') || (last.last.text.includes(',') && isFull(last.last));
        const goesOn = !isBullet(line) && last.text !== '' && (hangs || isBroken);
        last.text = goesOn ? `${last.text} ${words}` : listed([last.text, words], ', ');
        last.last = line;
      }
    }
  }
  const read = groups
    .map(({ name, text }) => ({ name, items: itemsOf(text) }))
    .filter(({ name, items }) => name !== '' || items.length > 0);
  // Names without items are a list that is set in bold.
  const isList = read.length > 1 && read.every(({ items }) => items.length === 0);
  return isList ? [{ name: '', items: read.map(({ name }) => name) }] : read;
}

/** Splits the level from a skill such as `Java (advanced)`, as documents print it. */
function readSkill(text: string, language: string): { readonly name: string; readonly level?: SkillLevel } {
  const { levels } = documentWords(language);
  const [, name = '', word = ''] = /^(.+) \(([^()]+)\)$/.exec(text) ?? [];
  const level = ([1, 2, 3, 4, 5] as const).find((each) => levels[each] === word.toLowerCase());
  return level === undefined ? { name: text } : { name, level };
}

/** Turns groups into groups of skills; one without a name gets the standard title of the language (BCP 47). */
export function toSkills(groups: readonly Group[], newId: () => string, language: string): readonly ImportedSkills[] {
  const standard = documentWords(language).sections.skills;
  return groups.map(({ name, items }) => ({
    uuid: newId(),
    name: (name === '' ? standard : name).slice(0, 300),
    skills: items.slice(0, 200).map((item) => readSkill(item.slice(0, 300), language)),
  }));
}
