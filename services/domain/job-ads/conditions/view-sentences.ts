import { type AdLine, foldLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { featureIf, stepOf } from '../../../../shared/matching/spans/token-features.ts';
import { type Token, tokensOf } from '../../../../shared/matching/spans/token.ts';
import { fieldsOfLabel } from '../text/labeled-values.ts';
import type { AdStructure } from '../text/ad-structure.ts';

/** A sentence of an ad, or a short line of it, with what is known of it whatever it is asked for. */
export interface ViewedSentence {
  readonly text: string;
  /** The index of its line. */
  readonly line: number;
  /** Whether it is a line of its own that is no sentence, such as `Full-time · On-site`. */
  readonly isChip: boolean;
  /** Whether it stands under, or behind, a label. */
  readonly isLabeled: boolean;
  readonly features: readonly string[];
}

/** The most tokens that are looked at, in all and of each sentence. */
const mostTokens = 5_000;
const longestSentence = 70;

const longestChip = 90;
const sentenceEnd = /(?<=\p{L}{3}[.!?]|[;·•|])\s+(?=[\p{L}\d(])/u;

/** The label that says what a line is about, in front of it or above it. */
function labelOf(lines: readonly AdLine[], at: number, text: string): string | undefined {
  const before = /^([^:]{2,40}?)\s?:\s*\S/u.exec(text)?.[1];
  if (before !== undefined) return before;
  const above = lines[at - 1]?.text ?? '';
  return above.length <= 40 && (above.endsWith(':') || fieldsOfLabel(above).length > 0) ? above : undefined;
}

/** Words, and pairs and threes of them; pairs also with one token in between. */
function wordFeatures(tokens: readonly Token[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [at, { folded }] of tokens.entries()) {
    const [one, two] = [tokens[at + 1]?.folded ?? '¶', tokens[at + 2]?.folded ?? '¶'];
    found.add(`w ${folded}`);
    if (folded.length > 6) found.add(`w5 ${folded.slice(0, 5)}`);
    found.add(`p ${folded} ${one}`);
    found.add(`p ${folded} _ ${two}`);
    found.add(`t ${folded} ${one} ${two}`);
  }
  return found;
}

/** Splits the lines of an ad into sentences and prepares them for the models of its conditions. */
export function viewSentences(lines: readonly AdLine[], structure: AdStructure): readonly ViewedSentence[] {
  const viewed: ViewedSentence[] = [];
  let seen = 0;
  for (const [line, { text: whole, isPoint }] of lines.entries()) {
    const label = labelOf(lines, line, whole);
    const labels =
      label === undefined
        ? []
        : [`label ${foldLine(label)}`, ...fieldsOfLabel(label).map((each) => `label of ${each}`)];
    const parts = whole.split(sentenceEnd);
    const isChip = whole.length <= longestChip && !/[.!?]$/.test(whole);
    for (const text of parts) {
      if (seen >= mostTokens) return viewed;
      const tokens = tokensOf(text).slice(0, longestSentence);
      if (tokens.length === 0) continue;
      seen += tokens.length;
      const position = [
        `at ${stepOf(line, [1, 2, 4, 8, 16, 30, 60])}`,
        ...featureIf(line === lines.length - 1, 'last'),
      ];
      const form = `${isChip ? 'chip' : 'text'} ${isPoint ? 'point' : 'line'}`;
      viewed.push({
        ...{ text, line, isChip, isLabeled: labels.length > 0 },
        features: [
          'sentence',
          form,
          ...position,
          ...position.map((each) => `${form} ${each}`),
          `length ${stepOf(tokens.length, [2, 3, 5, 8, 12, 20, 35])}`,
          `only ${tokens.length <= 4 ? tokens.map(({ folded }) => folded).join(' ') : '-'}`,
          `first ${tokens[0]?.folded ?? ''}`,
          ...labels,
          ...featureIf(structure.isMenu(line), 'menu'),
          ...featureIf(structure.isHeader(line), 'header'),
          ...featureIf(text.endsWith('?'), 'question'),
          ...wordFeatures(tokens),
        ],
      });
    }
  }
  return viewed;
}
