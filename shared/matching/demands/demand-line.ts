import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { foldLine } from '../ad-text/ad-lines.ts';
import type { SectionLine } from '../ad-text/section-line.ts';
import type { FeaturedLine } from '../spans/featured-line.ts';
import { endFeatures, innerFeatures, startFeatures, stepOf } from '../spans/token-features.ts';
import { type Token, tokensOf } from '../spans/token.ts';
import type { TextRange } from '../suggestions/words.ts';
import { terms } from '../vocabulary/terms.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { findDegrees } from './find-degrees.ts';
import { findLanguages } from './find-languages.ts';
import { findTerms, isProperName, isTool } from './find-terms.ts';
import { type Figure, findFigures } from './find-years.ts';
import type { LineContext } from './line-context.ts';
import type { Mention } from './mention.ts';

/** A clause with its place in the line; a clause that was shortened begins where its line does. */
export interface PlacedClause extends Clause, TextRange {}

/** A line with its clauses; one without any asks for nothing. */
export interface SplitLine {
  readonly section: SectionLine;
  readonly context: LineContext;
  readonly clauses: readonly PlacedClause[];
}

/** What the vocabulary and the rules know in a line. */
export interface KnownMention extends Mention {
  readonly source: 'term' | 'language' | 'degree' | 'figure';
  /** What it tells of a span that covers it, without how it lies to the span. */
  readonly features: readonly string[];
}

/** What is known of a mention, beginning with where it is known from. */
function knownFeatures({ source, kind, names }: Omit<KnownMention, 'features'>, language: DocumentLanguage) {
  const feature = `${source} ${kind}`;
  if (source !== 'term') return [feature];
  const isProper = names.some((name) => isProperName(name, language));
  return [feature, `${feature} ${isProper} ${names.some((name) => isTool(name, language))}`];
}

/** A number of years without what they are in. */
const figureOf = (figure: Figure): KnownMention => ({
  ...{ ...figure, end: figure.figureEnd, source: 'figure' },
  features: ['figure', `figure likely ${figure.isLikely}`],
});

/** A line of an ad with everything that is known of it before its demands are chosen. */
export interface DemandLine extends SplitLine, FeaturedLine {
  readonly text: string;
  readonly language: DocumentLanguage;
  readonly tokens: readonly Token[];
  /** Whether each token is a word of a name in the vocabulary. */
  readonly isVocabulary: readonly boolean[];
  readonly known: readonly KnownMention[];
  /** All numbers of years, of which the model tells which are those of experience. */
  readonly years: readonly Figure[];
}

let words: ReadonlySet<string> | undefined;

/** Whether a word is part of a name in the vocabulary. */
function isVocabularyWord({ folded }: Token): boolean {
  words ??= new Set(
    [...terms.values()].flatMap(({ names }) => names.flatMap((name) => tokensOf(name).map((token) => token.folded))),
  );
  return words.has(folded);
}

/** Words that govern a list of things which are asked for: `experience with A, B and C`. */
const governors = new Set(
  'with of in using on for to as mit von als im bei an zu fur sowie avec en de du des dans sur con para como experience knowledge skills kenntnisse erfahrung connaissance connaissances maitrise conocimiento conocimientos experiencia manejo have hold holds holding requires required must need include includes including like'.split(
    ' ',
  ),
);
/** How many tokens a list may have before it. */
const longestList = 25;

/** The word that governs the list in which a token stands, with the word before it. */
function governorFeatures(tokens: readonly Token[], at: number): readonly string[] {
  let index = at - 1;
  while (index >= 0 && index >= at - longestList) {
    const token = tokens[index];
    if (!token || governors.has(token.folded) || token.text === ':' || token.text === '(') break;
    index -= 1;
  }
  const governor = tokens[index]?.folded ?? '-';
  return [`gov ${governor}`, `gov2 ${tokens[index - 1]?.folded ?? '-'} ${governor}`];
}

const wordsBefore = 6;
const wordsAfter = 4;
const wordsOf = (tokens: readonly Token[], name: string): readonly string[] =>
  tokens.filter(({ isWord }) => isWord).map(({ folded }) => `${name} ${folded}`);

const longestHeading = 40;

function lineFeatures(
  { part, isPoint, isBody, isBelowHeading, heading, text }: SectionLine,
  {
    language,
    tokens,
    clauses,
    years,
    context,
  }: Pick<DemandLine, 'language' | 'tokens' | 'clauses' | 'years' | 'context'>,
): readonly string[] {
  const folded = foldLine(heading ?? '');
  const asking = clauses.length === 0 ? 'none' : clauses.some(({ asks }) => asks) ? 'asks' : 'tells';
  return [
    `part ${part}`,
    `part ${part} ${isPoint}`,
    `part ${part} ${language}`,
    `heading ${folded.slice(0, longestHeading)}`,
    ...folded.split(' ').flatMap((word) => (word === '' ? [] : [`hw ${word}`])),
    ...(heading === null ? ['no heading'] : []),
    `body ${isBody}`,
    `below ${isBelowHeading}`,
    `clauses ${asking}`,
    `length ${stepOf(text.length, [20, 40, 60, 90, 140, 250])}`,
    `first ${tokens[0]?.folded ?? ''}`,
    `first2 ${tokens[0]?.folded ?? ''} ${tokens[1]?.folded ?? ''}`,
    ...new Set(wordsOf(tokens, 'lw')),
    ...(years.length > 0 ? ['has years', `has years ${years.some(({ isLikely }) => isLikely)}`] : []),
    ...context.features,
  ];
}

/** Finds the clauses of a line. `isPoint` is whether it is one of a list, also of one whose bullets are lost. */
export function splitLine(section: SectionLine, isPoint: boolean, context: LineContext): SplitLine {
  const { text } = section;
  const clauses = clausesOf(section, isPoint).map((clause): PlacedClause => {
    const start = Math.max(0, text.indexOf(clause.text));
    return { ...clause, start, end: start + clause.text.length };
  });
  return { section, clauses, context };
}

/** Prepares a line, which takes far longer than to find its clauses. */
export function viewDemandLine({ section, clauses, context }: SplitLine, language: DocumentLanguage): DemandLine {
  const { text, part } = section;
  const tokens = tokensOf(text);
  const years = findFigures(text);
  return {
    ...{ text, section, context, language, tokens, clauses, years },
    isVocabulary: tokens.map(isVocabularyWord),
    known: [
      ...findTerms(text, language).map((mention) => ({ ...mention, source: 'term' as const })),
      ...findLanguages({ text, level: 'must', part }).map((mention) => ({ ...mention, source: 'language' as const })),
      ...findDegrees(text, language).map((mention) => ({ ...mention, source: 'degree' as const })),
    ]
      .map((mention): KnownMention => ({ ...mention, features: knownFeatures(mention, language) }))
      .concat(years.map(figureOf)),
    features: lineFeatures(section, { language, tokens, clauses, years, context }),
    starts: tokens.map((_, at) => [
      ...startFeatures(tokens, at),
      ...governorFeatures(tokens, at),
      ...wordsOf(tokens.slice(Math.max(0, at - wordsBefore), at), 'l'),
    ]),
    ends: tokens.map((_, at) => [
      ...endFeatures(tokens, at),
      ...wordsOf(tokens.slice(at + 1, at + 1 + wordsAfter), 'r'),
    ]),
    inner: tokens.map((_, at) => innerFeatures(tokens, at)),
  };
}
