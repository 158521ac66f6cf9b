import { canEnd, canStart } from '../spans/boundaries.ts';
import type { TextRange } from '../suggestions/words.ts';
import type { DemandLine } from './demand-line.ts';
import { isTrait } from './traits.ts';

/** A part of a line that may name a demand, by its first and last token, with its offsets. */
export interface DemandSpan extends TextRange {
  readonly first: number;
  readonly last: number;
  /** How many of its tokens are words. */
  readonly words: number;
}

const mostTokens = 15;
const mostWords = 7;

/** Lists the parts of a line that may name a demand. */
export function demandSpansOf({ tokens }: Pick<DemandLine, 'tokens'>): readonly DemandSpan[] {
  const spans: DemandSpan[] = [];
  for (const [first, { start }] of tokens.entries()) {
    if (!canStart(tokens, first)) continue;
    let words = 0;
    for (let last = first; last < Math.min(tokens.length, first + mostTokens); last += 1) {
      if (tokens[last]?.isWord === true) words += 1;
      if (words > mostWords) break;
      if (canEnd(tokens, last)) spans.push({ first, last, words, start, end: tokens[last]?.end ?? start });
    }
  }
  return spans;
}

/** How a known mention lies to a span. */
function relationOf(known: TextRange, { start, end }: TextRange): string | undefined {
  if (known.start >= end || known.end <= start) return undefined;
  if (known.start === start && known.end === end) return 'same';
  if (known.start <= start && known.end >= end) return 'inside';
  if (known.start < start || known.end > end) return 'cross';
  if (known.start === start) return 'begins';
  return known.end === end ? 'ends' : 'around';
}

function knownFeatures({ known }: DemandLine, span: DemandSpan): readonly string[] {
  return known.flatMap(({ start, end, source, names, features }): readonly string[] => {
    const relation = relationOf({ start, end }, span);
    if (relation === undefined) return [];
    const id = names[0]?.id ?? null;
    return [
      ...features.map((feature) => `${feature} ${relation}`),
      ...(source === 'term' && relation === 'same' && id !== null ? [`id ${id}`] : []),
    ];
  });
}

/** The tokens between a span and its neighbor in a list. */
const mostBetween = 3;

/** What is known right before and behind a span: members of a list are mostly alike. */
function neighborFeatures({ known, tokens }: DemandLine, { first, last, start, end }: DemandSpan): readonly string[] {
  const from = tokens[Math.max(0, first - mostBetween)]?.start ?? 0;
  const to = tokens[Math.min(tokens.length - 1, last + mostBetween)]?.end ?? 0;
  return known.flatMap((each): readonly string[] => {
    if (each.end <= start && each.end > from) return each.features.map((feature) => `before ${feature}`);
    if (each.start >= end && each.start < to) return each.features.map((feature) => `behind ${feature}`);
    return [];
  });
}

/** The distance behind years in which what they are in may begin. */
const behindYears = 40;
/** The most words of a span whose whole text is a feature. */
const mostTold = 3;

/** Features of a span as a whole. */
export function demandSpanFeatures(line: DemandLine, span: DemandSpan): readonly string[] {
  const { tokens, clauses, years, language, section, isVocabulary, context } = line;
  const { first, last, start, end, words } = span;
  const text = line.text.slice(start, end);
  const clause = clauses.find((each) => each.start <= start && each.end >= end);
  const known = knownFeatures(line, span);
  const where = `${clause ? clause.asks : 'dropped'} ${section.part}`;
  return [
    `words ${words}`,
    `words ${words} ${section.part}`,
    `clause ${where} ${clause?.level ?? ''}`,
    `whole ${first === 0} ${last === tokens.length - 1} ${section.part}`,
    `vocabulary ${isVocabulary.slice(first, last + 1).filter(Boolean).length} ${words}`,
    ...(known.length === 0 ? ['unknown', `unknown ${where}`, `unknown ${context.place}`] : known),
    ...new Set(neighborFeatures(line, span)),
    ...known.flatMap((feature) => [`${feature} ${where}`, `${feature} ${context.place}`]),
    ...(isTrait(text, language) ? ['trait'] : []),
    ...years
      .filter((each) => start >= each.start && start <= each.end + behindYears)
      .map((each) => (start >= each.end ? 'after years' : 'in years')),
    ...(/^[\p{Lu}\d]/u.test(text) ? [`capital ${first === 0} ${language === 'de'}`] : []),
    ...(words <= mostTold
      ? [
          `text ${tokens
            .slice(first, last + 1)
            .map(({ folded }) => folded)
            .join(' ')}`,
        ]
      : []),
  ];
}
