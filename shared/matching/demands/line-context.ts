import { foldLine } from '../ad-text/ad-lines.ts';
import type { SectionLine } from '../ad-text/section-line.ts';
import { stepOf } from '../spans/token-features.ts';

/** What the rest of the ad tells of a line. */
export interface LineContext {
  /** Features that all spans of the line have. */
  readonly features: readonly string[];
  /** Whether the ad has a list of requirements, and the line stands above, in, or below its text. */
  readonly place: string;
}

const isAsking = ({ part }: SectionLine): boolean => part === 'asks' || part === 'nice';
const wordsOf = (line: SectionLine | undefined): readonly string[] =>
  line === undefined ? ['¶'] : foldLine(line.text).split(' ');

/** What a line next to another one looks like. */
function neighborFeatures(name: string, line: SectionLine | undefined): readonly string[] {
  const [first = '', second = ''] = wordsOf(line);
  if (line === undefined) return [`${name} none`];
  return [
    `${name} ${line.part} ${line.isPoint} ${stepOf(line.text.length, [20, 60, 140])}`,
    `${name} first ${first}`,
    `${name} first2 ${first} ${second}`,
    `${name} end ${line.text.at(-1) ?? ''}`,
  ];
}

/** Where a line stands in its ad, by the numbers of lines. */
function placeOf(lines: readonly SectionLine[], at: number, [from, to]: readonly [number, number]): string {
  if (at < from) return 'above';
  if (at > to) return 'below';
  return lines.length < 3 ? 'short' : `part ${Math.floor((4 * (at - from)) / (to - from + 1))}`;
}

/** Tells for each line of an ad what the others tell of it. */
export function lineContexts(lines: readonly SectionLine[]): readonly LineContext[] {
  const asked = stepOf(lines.filter(isAsking).length, [1, 3, 6, 12]);
  const length = stepOf(lines.length, [6, 15, 30, 60]);
  const sizes = new Map<number, number>();
  for (const { section } of lines) sizes.set(section, (sizes.get(section) ?? 0) + 1);
  const body = [lines.findIndex(({ isBody }) => isBody), lines.findLastIndex(({ isBody }) => isBody)] as const;
  return lines.map((line, at): LineContext => {
    const place = placeOf(lines, at, body);
    return {
      place: `${asked > 0} ${place}`,
      features: [
        `ad asks ${asked} ${line.part}`,
        `ad length ${length} ${line.part}`,
        `ad ${asked} ${length} ${line.part}`,
        `place ${place}`,
        `place ${place} ${line.part}`,
        `size ${stepOf(sizes.get(line.section) ?? 0, [2, 4, 7, 12])} ${line.part}`,
        `section ${Math.min(line.section, 6)} ${line.part}`,
        `first line ${at === 0}`,
        ...neighborFeatures('prev', lines[at - 1]),
        ...neighborFeatures('next', lines[at + 1]),
      ],
    };
  });
}

/** The context of a line that stands for itself. */
export const noContext: LineContext = { features: [], place: '' };
