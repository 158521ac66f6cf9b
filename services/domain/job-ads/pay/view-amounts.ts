/** What is known of the lines of an ad with amounts, which all choices in them share. */
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { featureIf, stepOf } from '../../../../shared/matching/spans/token-features.ts';
import { type Token, tokensOf } from '../../../../shared/matching/spans/token.ts';
import type { AdStructure } from '../text/ad-structure.ts';
import type { AdAmounts } from '../text/find-pay.ts';
import { fieldsOfLabel } from '../text/labeled-values.ts';
import { subjectsOf } from './pay-subjects.ts';

/** A line of an ad, prepared for features. */
export interface AmountLine {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly features: readonly string[];
}

/** A line that is short enough for a label or a heading, and one that is no sentence. */
const longestLabel = 60;
const longestChip = 90;
/** How far above a line its heading is sought. */
const farthestHeading = 8;
const mostTokens = 60;

const isHeading = ({ text }: AdLine, amounts: number): boolean =>
  text.length <= longestLabel && amounts === 0 && !/[.!?,;]$/.test(text);

const wordsOf = (name: string, text: string): readonly string[] => [
  ...new Set(
    tokensOf(text)
      .filter(({ isWord }) => isWord)
      .slice(0, 12)
      .map(({ folded }) => `${name} ${folded}`),
  ),
];

/** Features of the lines above and below a line: labels, headings, and remarks. */
function aroundFeatures({ lines, every }: AdAmounts, line: number): readonly string[] {
  const above = lines[line - 1]?.text ?? '';
  const below = lines[line + 1]?.text ?? '';
  const isShortAbove = above.length <= longestLabel;
  let heading = '';
  for (let at = line - 1; heading === '' && at >= Math.max(0, line - farthestHeading); at -= 1) {
    const each = lines[at];
    if (each && isHeading(each, every[at]?.length ?? 0)) heading = each.text;
  }
  return [
    ...(isShortAbove ? wordsOf('up', above) : ['up long']),
    ...(isShortAbove ? fieldsOfLabel(above).map((field) => `up of ${field}`) : []),
    ...wordsOf('head', heading),
    ...subjectsOf(heading).map((subject) => `head on ${subject}`),
    ...subjectsOf(isShortAbove ? above : '').map((subject) => `up on ${subject}`),
    ...subjectsOf(below.slice(0, longestLabel)).map((subject) => `down on ${subject}`),
    ...fieldsOfLabel(heading).map((field) => `head of ${field}`),
    ...(below.length <= longestLabel ? wordsOf('down', below) : ['down long']),
    ...featureIf(
      (every[line - 1] ?? []).some(({ isSigned }) => isSigned),
      'amount above',
    ),
    ...featureIf(
      (every[line + 1] ?? []).some(({ isSigned }) => isSigned),
      'amount below',
    ),
  ];
}

/** Prepares a line of an ad. */
export function viewAmountLine(amounts: AdAmounts, structure: AdStructure, line: number): AmountLine {
  const { lines, every } = amounts;
  const { text = '', isPoint = false } = lines[line] ?? {};
  const tokens = tokensOf(text);
  const isChip = text.length <= longestChip && !/[.!?]$/.test(text);
  const form = isChip ? (isPoint ? 'point' : 'chip') : 'text';
  const place = `at ${stepOf(line, [2, 4, 8, 16, 30, 60])}`;
  return {
    text,
    tokens,
    features: [
      form,
      place,
      `${form} ${place}`,
      `part ${stepOf(line / lines.length, [0.1, 0.25, 0.5, 0.75, 0.9])}`,
      `length ${stepOf(tokens.length, [3, 6, 12, 25, 50])}`,
      `signed ${Math.min(4, (every[line] ?? []).filter(({ isSigned }) => isSigned).length)}`,
      ...featureIf(structure.isMenu(line), 'menu'),
      ...featureIf(structure.isHeader(line), 'header'),
      ...featureIf(structure.isSignature(line), 'signature'),
      ...[...new Set(tokens.slice(0, mostTokens).map(({ folded }) => `w ${folded}`))],
      ...aroundFeatures(amounts, line),
    ],
  };
}
