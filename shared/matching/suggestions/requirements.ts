import { plainText } from '../../documents/text/plain-text.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { formulas, musts, needs, nice } from '../ad-text/section-words.ts';
import type { SectionLine } from '../ad-text/section-line.ts';
import { sectionLinesOf } from '../ad-text/sections.ts';
import { contentWords } from './words.ts';

/** A requirement: one point or one sentence of a job ad, in its words. */
export interface Requirement {
  /** The id among the requirements of one job ad. */
  readonly id: string;
  readonly text: string;
  /** Whether the job ad marks it as required, by the heading above it or by its words. */
  readonly isRequired: boolean;
  /** Whether it describes the work without asking for anything: an answer to it helps, but its absence is no gap. */
  readonly isDuty: boolean;
}

const most = 40;
/** Maximum characters of one requirement. */
const longest = 400;
/**
 * Determines whether a line is required and whether it only describes the work. Without a known heading, a bullet
 * counts as a requirement unless another part of the job ad lists requirements, and a sentence needs words that ask for
 * something.
 */
function needOf({ isPoint, part }: SectionLine, plain: string, hasAsks: boolean): Omit<Point, 'text'> {
  if (part === 'nice' || nice.test(plain)) return { isRequired: false, isDuty: false };
  const isRequired =
    part === 'asks' || (part === 'duties' ? musts.test(plain) : (isPoint && !hasAsks) || needs.test(plain));
  return { isRequired, isDuty: !isRequired };
}

const sentencesOf = (text: string, language: DocumentLanguage): readonly string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim());

/** One point or sentence of a job ad that may be a requirement. */
export interface Point {
  readonly text: string;
  readonly isRequired: boolean;
  readonly isDuty: boolean;
}

/**
 * The points of a job ad if it has some, otherwise its sentences, in order and without duplicates. Parts about the
 * employer and boilerplate sentences are left out.
 */
export function pointsOf(description: string, language: DocumentLanguage): readonly Point[] {
  const lines = sectionLinesOf(description).filter(({ part }) => part !== 'offers');
  const points = lines.filter(({ isPoint }) => isPoint);
  // One line can hold a whole job ad that was pasted without line breaks.
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

/** The requirements of a job ad, in order: the points and sentences that say enough to be answered. */
export const requirementsOf = (description: string, language: DocumentLanguage): readonly Requirement[] =>
  pointsOf(description, language)
    .filter(({ text }) => {
      const words = contentWords(text, language);
      return words.length >= 2 || words.some(({ isName }) => isName);
    })
    .slice(0, most)
    .map((point, index) => ({ id: `${index}`, ...point }));
