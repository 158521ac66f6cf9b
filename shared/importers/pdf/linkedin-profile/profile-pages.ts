import { type Line, toLines } from '../lines.ts';
import type { PageText, TextRun } from '../page-text.ts';

/**
 * The two columns of a profile that LinkedIn saved as a PDF: contact info, skills, and languages at the side; name,
 * experience, and education in the main column, which goes on below the side column's end.
 */
export interface ProfileColumns {
  readonly side: readonly Line[];
  readonly main: readonly Line[];
  /** The size of the name in points, to which all other sizes are in proportion. */
  readonly nameSize: number;
}

/** What LinkedIn prints behind the address of a profile, in every language. */
const profileMark = /\(LinkedIn\)/i;
/** The foot of a page: `Page 1 of 3`, `Seite 1 von 3`. */
const pageFoot = /^\D{0,20}\d+\D{1,12}\d+\D{0,5}$/u;
/** The distance of a foot from the lower edge of its page, at most, in points. */
const footHeight = 50;
/** The sizes of a profile's texts in points, if its name has the usual size. */
const sizes = { name: 26, heading: 15.75, sideHeading: 13, company: 12, role: 11.5 } as const;
/** A name that is smaller than this, in points, belongs to another document. */
const smallestName = 20;

/** What the size of a line says about it. */
export type LineKind = 'name' | 'heading' | 'company' | 'role' | 'text';

/** Converts a length into what it would be in a profile whose name has the usual size. */
export const inProportion = (length: number, nameSize: number): number => (length * sizes.name) / nameSize;

/** Tells what the lines of the main column are by their sizes, which the program that prints profiles has fixed. */
export function kindOfLine({ size }: Line, nameSize: number): LineKind {
  const points = inProportion(size, nameSize);
  if (points > 20) return 'name';
  if (points > (sizes.heading + sizes.company) / 2) return 'heading';
  if (points > (sizes.company + sizes.role) / 2) return 'company';
  return points > (sizes.role + 10.5) / 2 ? 'role' : 'text';
}

/** Whether a line of the side column is a heading. */
export const isSideHeading = ({ size }: Line, nameSize: number): boolean =>
  inProportion(size, nameSize) > (sizes.sideHeading + sizes.company) / 2;

/** Removes the foot of a page, which is its last line. */
const withoutFoot = ({ height, runs }: PageText): readonly TextRun[] => {
  const last = Math.max(...runs.map(({ y }) => y));
  const foot = runs.filter(({ y }) => y > last - 2);
  const isFoot = last > height - footHeight && pageFoot.test(foot.map(({ text }) => text.trim()).join(' '));
  return isFoot ? runs.filter((run) => !foot.includes(run)) : runs;
};

/**
 * Returns the columns of a profile, or undefined for any other document: a profile names its own address as LinkedIn
 * does, at the left of a large name.
 */
export function profileColumns(pages: readonly PageText[]): ProfileColumns | undefined {
  const all = pages.map(withoutFoot);
  const first = all[0] ?? [];
  const name = first.reduce<TextRun | undefined>(
    (best, run) => (best !== undefined && best.size >= run.size ? best : run),
    undefined,
  );
  if (name === undefined || name.size < smallestName) return undefined;
  const edge = name.x - 6;
  const sideText = first.filter(({ x }) => x < edge).map(({ text }) => text);
  if (!profileMark.test(sideText.join(' '))) return undefined;
  const column = (isOf: (run: TextRun) => boolean): readonly Line[] =>
    all.flatMap((runs, index) => {
      const own = runs.filter(isOf);
      return own.length === 0 ? [] : toLines(own, index + 1);
    });
  return { side: column(({ x }) => x < edge), main: column(({ x }) => x >= edge), nameSize: name.size };
}

/** A part of a column with its heading, which is larger than what follows. */
export interface ProfileSection {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** Divides a column at its headings. Lines before the first heading are the `head`. */
export function divideColumn(
  lines: readonly Line[],
  isHeading: (line: Line) => boolean,
): { readonly head: readonly Line[]; readonly sections: readonly ProfileSection[] } {
  const head: Line[] = [];
  const sections: { title: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = sections.at(-1);
    if (isHeading(line)) sections.push({ title: line.text, lines: [] });
    else (last?.lines ?? head).push(line);
  }
  return { head, sections };
}
