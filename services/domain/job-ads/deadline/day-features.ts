import { daysBetween, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { type AdLine, foldLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { featureIf, stepOf } from '../../../../shared/matching/spans/token-features.ts';
import { type Token, tokensOf } from '../../../../shared/matching/spans/token.ts';
import { rangeMiddle } from '../text/deadline-words.ts';
import type { DeadlineReading } from '../text/find-deadline.ts';
import type { Found } from '../text/found.ts';
import { fieldsOfLabel } from '../text/labeled-values.ts';
import { type DayCandidate, nameOfDay, sentenceEnd } from './day-candidates.ts';

/** An ad whose days are compared. */
export interface DayView {
  readonly lines: readonly AdLine[];
  readonly candidates: readonly DayCandidate[];
  readonly readOn: PlainDay;
  /** The lines that are about other jobs. */
  readonly ofOthers: ReadonlySet<number>;
  readonly isHeader: (line: number) => boolean;
  readonly isSignature: (line: number) => boolean;
}

/** How far before and after a day words can say what it is for, in tokens. */
const reachBefore = 24;
const reachAfter = 10;

/** A longer form of words, of which German and Spanish have many endings. */
const stemOf = (word: string): string => (word.length > 6 ? word.slice(0, 5) : word);

/** Features of tokens by their distance from the day, the nearest one first. */
function wordFeatures(side: string, nearestFirst: readonly Token[]): readonly string[] {
  const words = nearestFirst.map(({ folded }) => folded);
  return words.flatMap((word, at) => {
    const distance = stepOf(at, [0, 2, 5, 9, 15]);
    const next = words[at + 1];
    return [
      `${side} ${word}`,
      `${side}${distance} ${word}`,
      ...featureIf(word.length > 6, `${side}~ ${stemOf(word)}`),
      ...(next === undefined ? [] : [`${side}2 ${word} ${next}`, `${side}2~ ${stemOf(word)} ${stemOf(next)}`]),
      ...(at === 0 ? [`${side}1 ${word} ${next ?? '¶'} ${words[2] ?? '¶'}`] : []),
    ];
  });
}

/** What stands before and after a day in its line, up to its own sentence and the one before it. */
function contextFeatures({ text, start, end }: DayCandidate): readonly string[] {
  const sentences = text.slice(0, start).split(sentenceEnd);
  const before = tokensOf(sentences.at(-1) ?? '').slice(-reachBefore);
  const previous = tokensOf(sentences.at(-2) ?? '').slice(-reachBefore);
  const after = tokensOf(text.slice(end).split(sentenceEnd)[0] ?? '').slice(0, reachAfter);
  return [
    ...wordFeatures('b', before.toReversed()),
    ...previous.map(({ folded }) => `pb ${stemOf(folded)}`),
    ...wordFeatures('a', after),
    ...featureIf(before.length === 0, 'first of sentence'),
    ...featureIf(after.length === 0, 'last of sentence'),
    ...featureIf(text.slice(0, start).trim() === '', 'first of line'),
    `verb ${before[0]?.folded ?? '¶'} ${after[0]?.folded ?? '¶'}`,
  ];
}

const longestHeading = 60;

/** What the lines around say: labels, headings, and how the sentence goes on. */
function lineFeatures({ line, text, start }: DayCandidate, { lines }: DayView): readonly string[] {
  const label = /^([^:]{2,50}?)\s?:/u.exec(text.slice(0, start))?.[1];
  const above = lines[line - 1]?.text ?? '';
  const below = lines[line + 1]?.text ?? '';
  const heading = [1, 2, 3, 4, 5, 6]
    .map((distance) => lines[line - distance]?.text ?? '')
    .find((each) => each !== '' && each.length <= longestHeading && !/[.!?;,]$/.test(each));
  return [
    ...(label === undefined
      ? []
      : [`label ${foldLine(label)}`, ...fieldsOfLabel(label).map((field) => `label of ${field}`)]),
    ...(label === undefined ? [] : tokensOf(label).map(({ folded }) => `in label ${stemOf(folded)}`)),
    ...fieldsOfLabel(above).map((field) => `below label of ${field}`),
    ...tokensOf(above.slice(-80)).map(({ folded }) => `above ${stemOf(folded)}`),
    ...(heading === undefined ? [] : tokensOf(heading).map(({ folded }) => `under ${stemOf(folded)}`)),
    ...tokensOf(below.slice(0, 60)).map(({ folded }) => `below ${stemOf(folded)}`),
    `length ${stepOf(text.length, [20, 40, 80, 150, 300])}`,
  ];
}

/** What the day itself is: when, in which form, and where in the ad. */
function placeFeatures(candidate: DayCandidate, view: DayView): readonly string[] {
  const { value, line, text, start, end, form } = candidate;
  const { lines, candidates, readOn, ofOthers, isHeader, isSignature } = view;
  const day = value.day ?? value.choices[0] ?? readOn;
  const away = daysBetween(readOn, day);
  const when = away < 0 ? `past ${stepOf(-away, [1, 3, 10, 40])}` : `in ${stepOf(away, [0, 3, 10, 21, 45, 90, 180])}`;
  const others = candidates.filter((each) => nameOfDay(each.value) !== nameOfDay(value));
  const ofLine = candidates.filter((each) => each.line === line);
  const isRangeEnd = ofLine.some((each) => each.end <= start && rangeMiddle.test(text.slice(each.end, start)));
  const isRangeStart = ofLine.some((each) => each.start >= end && rangeMiddle.test(text.slice(end, each.start)));
  const future = candidates.filter((each) => (each.value.day ?? readOn) >= readOn);
  const isFirst = future.every((each) => (each.value.day ?? day) >= day);
  return [
    when,
    `form ${form} ${/20\d\d/.test(text.slice(start, end)) ? 'year' : ''}`,
    `order ${value.day === undefined ? 'unknown' : 'known'}`,
    ...featureIf(isRangeEnd, 'range end'),
    ...featureIf(isRangeStart, 'range start'),
    ...featureIf(others.length === 0, 'only day'),
    ...featureIf(candidates.length - others.length > 1, 'told twice'),
    ...featureIf(isFirst, `first to come ${stepOf(others.length, [0, 1, 3])}`),
    ...featureIf(candidates[0] === candidate, 'first in ad'),
    ...featureIf(candidates.at(-1) === candidate, 'last in ad'),
    `at ${stepOf(line, [0, 3, 8, 20])}`,
    `to end ${stepOf(lines.length - line, [1, 3, 8, 20])}`,
    ...featureIf(ofOthers.has(line), 'other job'),
    ...featureIf(isHeader(line), 'header'),
    ...featureIf(isSignature(line), 'signature'),
    ...featureIf(
      /\d{1,2}[:.h]\d\d|\d ?[ap]\.?m\b|uhr|midnight|mitternacht|minuit/iu.test(text.slice(end, end + 25)),
      'hour',
    ),
  ];
}

/** Features of a day without what the rules say of it. */
export const dayFeatures = (candidate: DayCandidate, view: DayView): readonly string[] => [
  'day',
  ...contextFeatures(candidate),
  ...lineFeatures(candidate, view),
  ...placeFeatures(candidate, view),
];

/** Features of a day by what the rules take for the deadline. */
export const dayRuleFeatures = (
  { value }: DayCandidate,
  byRules: Found<DeadlineReading> | undefined,
): readonly string[] => [
  byRules === undefined ? 'rules none' : nameOfDay(byRules.value) === nameOfDay(value) ? 'rules this' : 'rules another',
];

/** Features of an ad without a deadline. */
export const noDayFeatures = ({ lines, candidates, readOn }: DayView): readonly string[] => [
  'none',
  `none of ${stepOf(candidates.length, [0, 1, 2, 4, 8])}`,
  `none to come ${stepOf(candidates.filter(({ value }) => (value.day ?? readOn) >= readOn).length, [0, 1, 2, 4])}`,
  `none ${lines.length < 12 ? 'short' : 'long'}`,
];

/** Features of an ad without a deadline by whether the rules find one. */
export const noDayRuleFeatures = (byRules: Found<DeadlineReading> | undefined): readonly string[] => [
  `none rules ${byRules === undefined ? 'nothing' : 'something'}`,
];
