/** The divisions of a simple section parser: sections by their titles, and entries by the space between them. */
import { bulletStart } from '../../../importers/pdf/bullet-start.ts';
import { knownHeading } from '../../../importers/pdf/heading-words.ts';
import { isCapitals } from '../../../importers/pdf/typography.ts';
import type { ItemLine } from './item-lines.ts';

export interface LineSection {
  /** Empty for the lines before the first title. */
  readonly title: string;
  readonly lines: readonly ItemLine[];
}

/** The longest title in words. */
const titleWords = 3;
/** The lines at the start that belong to the name. */
const nameLines = 2;

/**
 * Whether a line is the title of a section: alone on its line, and either emphasized capitals or a few words that titles
 * consist of.
 */
function isTitle(line: ItemLine, index: number): boolean {
  const [item] = line;
  if (index < nameLines || item === undefined || line.length > 1) return false;
  if (item.isEmphasised && isCapitals(item.text)) return true;
  const isShort = item.text.split(/\s+/).filter((word) => word !== '&').length <= titleWords;
  return isShort && /^\p{Lu}[\p{L}\s&]*$/u.test(item.text) && knownHeading(item.text) !== undefined;
}

/** Divides the lines of a document into sections. */
export function sectionsOf(lines: readonly ItemLine[]): readonly LineSection[] {
  const sections: { title: string; lines: ItemLine[] }[] = [{ title: '', lines: [] }];
  lines.forEach((line, index) => {
    if (isTitle(line, index)) sections.push({ title: line[0]?.text ?? '', lines: [] });
    else if (line.length > 0) sections.at(-1)?.lines.push(line);
  });
  return sections;
}

const gapBefore = (lines: readonly ItemLine[], index: number): number =>
  Math.round((lines[index]?.[0]?.y ?? 0) - (lines[index - 1]?.[0]?.y ?? 0));

function divide(
  lines: readonly ItemLine[],
  isNew: (line: ItemLine, index: number) => boolean,
): readonly (readonly ItemLine[])[] {
  const parts: ItemLine[][] = [];
  lines.forEach((line, index) => {
    const last = parts.at(-1);
    if (last === undefined || isNew(line, index)) parts.push([line]);
    else last.push(line);
  });
  return parts;
}

/** The factor by which the space before an entry is larger than the one between most lines. */
const wide = 1.4;

/** Divides a section into entries at wider spaces; without any, at emphasized lines. */
export function entriesOf(lines: readonly ItemLine[]): readonly (readonly ItemLine[])[] {
  const counts = new Map<number, number>();
  lines.slice(1).forEach((_line, index) => {
    const gap = gapBefore(lines, index + 1);
    counts.set(gap, (counts.get(gap) ?? 0) + 1);
  });
  const usual = [...counts].reduce<readonly [number, number]>(
    (best, each) => (each[1] > best[1] ? each : best),
    [0, 0],
  )[0];
  const parts = divide(lines, (_line, index) => gapBefore(lines, index) > usual * wide);
  if (parts.length !== 1) return parts;
  return divide(lines, (line, index) => {
    const before = lines[index - 1]?.[0];
    const first = line[0];
    return first?.isEmphasised === true && before?.isEmphasised === false && !bulletStart.test(first.text);
  });
}
