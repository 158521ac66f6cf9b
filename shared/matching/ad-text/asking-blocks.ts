import { plainText } from '../../documents/text/plain-text.ts';
import { languagesNamedIn } from '../../documents/words/spoken-languages.ts';
import { offered, signals } from './section-words.ts';
import { leastSentence, type SectionLine } from './section-line.ts';

/** A line with what tells lists apart. */
export interface GroupedLine extends Omit<SectionLine, 'isBody'> {
  /** Whether an empty line or a heading is above it. */
  readonly startsGroup: boolean;
}

const longest = 180;
const leastShare = 0.4;
/** The same below a heading that names the duties. */
const leastShareOfDuties = 0.7;
/** The share of lines with such words in a list that has no heading of its own. */
const leastShareOfRun = 0.6;
const leastRun = 3;

const isSignal = ({ text }: GroupedLine): boolean => {
  if (text.length > longest) return false;
  const plain = plainText(text);
  return (signals.test(plain) || (text.length < 60 && languagesNamedIn(text).length > 0)) && !offered.test(plain);
};

/** The end of the longest list of requirements that begins at a line, exclusive; the same index for none. */
function endOfRun(lines: readonly GroupedLine[], isAsking: readonly boolean[], from: number): number {
  let [count, end] = [0, from];
  for (let at = from; at < lines.length && lines[at]?.part === lines[from]?.part; at += 1) {
    if ((lines[at]?.text.length ?? 0) > longest) break;
    if (isAsking[at]) count += 1;
    const size = at - from + 1;
    if (count / size < leastShareOfRun) break;
    if (isAsking[at] && size >= leastRun) end = at + 1;
  }
  return end;
}

/** The lines of each paragraph or list, by their numbers. */
function groupsOf(lines: readonly GroupedLine[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (const [at, { startsGroup, section }] of lines.entries()) {
    const last = groups.at(-1);
    if (last === undefined || startsGroup || section !== lines[at - 1]?.section) groups.push([at]);
    else last.push(at);
  }
  return groups;
}

/** Finds the requirements below headings that nobody foresaw, by what their lines say. */
export function withAskingBlocks(lines: readonly GroupedLine[]): readonly SectionLine[] {
  const isAsking = lines.map(isSignal);
  const asked = new Set<number>();
  const isOpen = (at: number): boolean => lines[at]?.part === 'other' || lines[at]?.part === 'duties';
  for (const group of groupsOf(lines)) {
    const own = group.filter((at) => isOpen(at) && (lines[at]?.text.length ?? 0) <= longest);
    const share = own.filter((at) => isAsking[at]).length / own.length;
    const offers = own.filter((at) => offered.test(plainText(lines[at]?.text ?? ''))).length;
    if (
      own.length >= 2 &&
      own.length === group.length &&
      share >= (lines[own[0] ?? 0]?.part === 'duties' ? leastShareOfDuties : leastShare) &&
      offers <= 1
    )
      // The first line may be the heading.
      for (const at of own.slice(isAsking[own[0] ?? 0] ? 0 : 1)) asked.add(at);
  }
  for (let at = 0; at < lines.length; at += 1) {
    if (!isAsking[at] || asked.has(at) || !isOpen(at)) continue;
    const end = endOfRun(lines, isAsking, at);
    for (; at < end; at += 1) asked.add(at);
  }
  const isText = ({ text, isPoint }: GroupedLine): boolean => isPoint || text.length >= leastSentence;
  const [from, to] = [lines.findIndex(isText), lines.findLastIndex(isText)];
  return lines.map(({ text, isPoint, part, heading, section, isBelowHeading }, at): SectionLine => {
    const isAsked = asked.has(at);
    const isBody = at >= from && at <= to;
    return {
      ...{ text, isPoint, isBody, heading, section },
      part: isAsked ? 'asks' : part,
      isBelowHeading: isBelowHeading || isAsked,
    };
  });
}
