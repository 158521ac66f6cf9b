import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { sectionLinesOf } from '../ad-text/sections.ts';
import type { TextRange } from '../suggestions/words.ts';
import type { Demand, DemandName } from './demand.ts';
import { type DemandLine, type KnownMention, splitLine, type SplitLine, viewDemandLine } from './demand-line.ts';
import { chooseSpans } from './demand-model.ts';
import type { ChosenSpan } from './span-kinds.ts';
import { lineContexts, noContext } from './line-context.ts';
import type { Figure } from './find-years.ts';
import { joinAlternatives, withKnownChoices } from './join-alternatives.ts';
import type { Mention } from './mention.ts';
import { uniqueDemands } from './unique-demands.ts';

/** Maximum characters and words that are read; no job ad that was judged has half of either. */
const maxTextLength = 40_000;
const maxWords = 2_000;
const maxDemands = 60;
const maxNameLength = 80;
const maxLineLength = 240;

/** The least part of a span that a known name must be to say what the span is. */
const leastKnown = 1 / 4;

const sharedLength = (one: TextRange, other: TextRange): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));

/** What is known from a source and covers most of a span. */
const knownIn = ({ start, end }: TextRange, { known }: DemandLine, source: KnownMention['source']) =>
  known
    .filter((each) => each.source === source && sharedLength(each, { start, end }) >= leastKnown * (end - start))
    .toSorted((one, other) => sharedLength(other, { start, end }) - sharedLength(one, { start, end }))[0];

/** Adds to a span what the vocabulary knows: the id of its name, and the level of a degree. */
function mentionOf(span: ChosenSpan, line: DemandLine): readonly Mention[] {
  const { kind, start, end } = span;
  if (kind === 'years' || kind === 'figure') return [];
  const best = knownIn(span, line, kind === 'degree' || kind === 'language' ? kind : 'term');
  // A language that nobody knows could not be compared with those of a person.
  if (kind === 'language' && best === undefined) return [];
  // A degree is named by its field, and its level is a number: `Bachelor's degree in statistics`.
  const own = [{ text: line.text.slice(start, end), id: best?.names[0]?.id ?? null }];
  const names = kind === 'degree' && best !== undefined ? best.names : own;
  return [{ kind, start, end, names, ...(best?.rank !== undefined && { rank: best.rank }) }];
}

/** The fields of one degree may be chosen one by one, and each has the names of all of them. */
const withoutRepeats = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.filter(
    ({ kind, names }, at) => kind !== 'degree' || !mentions.slice(0, at).some((each) => each.names === names),
  );

/**
 * The years that a line asks for, with what the experience is in: the spans that were chosen, or the terms behind them.
 */
function yearsIn(line: DemandLine, chosen: readonly ChosenSpan[]): readonly Mention[] {
  const { text, years, known } = line;
  const isChosen = ({ start }: Figure): boolean =>
    chosen.some((span) => span.kind === 'figure' && span.start === start);
  return years.flatMap((each, at): readonly Mention[] => {
    if (!isChosen(each)) return [];
    const next = years[at + 1]?.start ?? text.length;
    const subjects = chosen.filter(({ kind, start }) => kind === 'years' && start >= each.start && start < next);
    const named = subjects.map((span): DemandName => ({
      text: text.slice(span.start, span.end),
      id: knownIn(span, line, 'term')?.names[0]?.id ?? null,
    }));
    const told = known.filter(({ source, start }) => source === 'term' && start >= each.start && start < each.end);
    const names = named.length > 0 ? named : told.flatMap((term) => term.names);
    return [{ ...each, end: each.figureEnd, ...(names.length > 0 && { names }) }];
  });
}

/** What a line asks for, with the level of the clause in which it stands; what stands in no clause is not asked for. */
function demandsIn(line: DemandLine): readonly Demand[] {
  const { text, clauses } = line;
  const chosen = chooseSpans(line);
  const named = withKnownChoices(
    text,
    chosen.flatMap((span) => mentionOf(span, line)),
    line.known.filter(({ source }) => source === 'term'),
  );
  const clauseOf = ({ start, end }: TextRange): number =>
    clauses.findIndex((clause) => clause.start <= start && clause.end >= end);
  const joined = [...clauses.keys()].flatMap((at) =>
    joinAlternatives(text, withoutRepeats(named.filter((mention) => clauseOf(mention) === at))),
  );
  return [...yearsIn(line, chosen), ...joined].map((mention): Demand => {
    const { kind, names, years, rank } = mention;
    return {
      ...{ kind, level: (clauses[clauseOf(mention)] ?? clauses[0])?.level ?? 'must' },
      anyOf: names.map(({ text: name, id }) => ({ text: name.replace(/\s+/g, ' ').slice(0, maxNameLength), id })),
      line: text.slice(0, maxLineLength),
      ...(years !== undefined && { years }),
      ...(rank !== undefined && { rank }),
    };
  });
}

/** The part of a text that is read. */
function readablePart(text: string): string {
  let words = 0;
  for (const { index } of text.matchAll(/\s+/g)) {
    words += 1;
    if (words === maxWords || index > maxTextLength) return text.slice(0, Math.min(index, maxTextLength));
  }
  return text.slice(0, maxTextLength);
}

/** Splits an ad into its lines and clauses. */
export function splitLinesOf(text: string): readonly SplitLine[] {
  const lines = sectionLinesOf(readablePart(text));
  // Some sites lose the bullets: then each short line is a point.
  const hasPoints = lines.some(({ isPoint, part }) => isPoint && (part === 'asks' || part === 'nice'));
  const contexts = lineContexts(lines);
  return lines.map((line, at) => {
    const isListed = !hasPoints && line.isBelowHeading && (line.part === 'asks' || line.part === 'nice');
    return splitLine(line, line.isPoint || isListed, contexts[at] ?? noContext);
  });
}

/**
 * Reads what a job ad asks for, in its order. Headings, contacts, dates, and what the employer offers are no demands; the
 * same text always gives the same list.
 */
export const demandsOf = (text: string, language: DocumentLanguage): readonly Demand[] =>
  uniqueDemands(
    splitLinesOf(text)
      .filter(({ clauses }) => clauses.length > 0)
      .flatMap((line) => demandsIn(viewDemandLine(line, language))),
    language,
  ).slice(0, maxDemands);
