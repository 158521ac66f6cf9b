import { plainText } from '../../documents/text/plain-text.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { asks, duties, formulas, musts, needs, nice, offers } from './section-words.ts';
import { wordsThatTell } from './words.ts';

/** What a job asks for: one point or one sentence of its advertisement, in its words. */
export interface Requirement {
  /** Names it among those of one advertisement. */
  readonly id: string;
  readonly text: string;
  /** True where the advertisement says so: by the heading above, or by its words. */
  readonly isRequired: boolean;
  /** It says what the work is, and asks for nothing: an answer to it helps, but nobody lacks it. */
  readonly isDuty: boolean;
}

const most = 40;
/** Characters of one requirement. */
const longest = 400;
const bullet = /^\s*(?:[-–—*•·▪◦‣●○■□✓✔➢➤>]|\(?\d{1,2}[.)]|[a-z]\))\s+/u;

/** A short line that ends no sentence: what comes below belongs to it. */
const isHeading = (line: string): boolean =>
  line.length <= 60 && !bullet.test(line) && (/:\s*$/.test(line) || !/[.!?;,]\s*$/.test(line));

/** What a heading says of the lines below it; `other` where there is none, or one that nobody knows. */
type Part = 'offers' | 'nice' | 'asks' | 'duties' | 'other';

function partOf(heading: string): Part {
  const plain = plainText(heading);
  if (offers.test(plain)) return 'offers';
  if (nice.test(plain)) return 'nice';
  if (asks.test(plain)) return 'asks';
  return duties.test(plain) ? 'duties' : 'other';
}

interface Line {
  readonly text: string;
  readonly isPoint: boolean;
  readonly part: Part;
}

/** The lines that are not about what the employer offers. */
function askingLines(description: string): readonly Line[] {
  let part: Part = 'other';
  return description.split(/\r?\n/).flatMap((raw): readonly Line[] => {
    const line = raw.trim();
    if (line === '') return [];
    const isPoint = bullet.test(line);
    if (!isPoint && isHeading(line)) {
      part = partOf(line);
      return [];
    }
    return part === 'offers' ? [] : [{ text: line.replace(bullet, ''), isPoint, part }];
  });
}

/**
 * Whether a line is required, and whether it only tells of the work. Under no heading that is known, a point asks unless
 * another part of the advertisement is for that; a sentence needs words for it.
 */
function needOf({ isPoint, part }: Line, plain: string, hasAsks: boolean): Omit<Point, 'text'> {
  if (part === 'nice' || nice.test(plain)) return { isRequired: false, isDuty: false };
  const isRequired =
    part === 'asks' || (part === 'duties' ? musts.test(plain) : (isPoint && !hasAsks) || needs.test(plain));
  return { isRequired, isDuty: !isRequired };
}

const sentencesOf = (text: string, language: DocumentLanguage): readonly string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim());

/** One point or sentence of an advertisement that may ask for something. */
export interface Point {
  readonly text: string;
  readonly isRequired: boolean;
  readonly isDuty: boolean;
}

/**
 * The points of an advertisement where it has some, else its sentences, each once and in their order. Parts about the employer,
 * and sentences that stand everywhere, are left out.
 */
export function pointsOf(description: string, language: DocumentLanguage): readonly Point[] {
  const lines = askingLines(description);
  const points = lines.filter(({ isPoint }) => isPoint);
  // One line can hold a whole advertisement that was pasted without its breaks.
  const texts =
    points.length >= 3
      ? points
      : lines.flatMap((line) => sentencesOf(line.text, language).map((text) => ({ ...line, text })));
  const hasAsks = lines.some(({ part }) => part === 'asks');
  const asking = texts.flatMap((line): readonly (readonly [string, Point])[] => {
    const plain = plainText(line.text);
    if (formulas.test(plain)) return [];
    return [[plain, { text: line.text.slice(0, longest), ...needOf(line, plain, hasAsks) }]];
  });
  return [...new Map(asking).values()];
}

/** What an advertisement asks for, in its order: the points and sentences that say enough to be answered. */
export const requirementsOf = (description: string, language: DocumentLanguage): readonly Requirement[] =>
  pointsOf(description, language)
    .filter(({ text }) => {
      const words = wordsThatTell(text, language);
      return words.length >= 2 || words.some(({ isName }) => isName);
    })
    .slice(0, most)
    .map((point, index) => ({ id: `${index}`, ...point }));
