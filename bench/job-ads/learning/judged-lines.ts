/**
 * The lines of all judged ads and excerpts that are not held back, with the spans that name their demands. A judge names
 * the demands of a whole ad; where they stand is found here.
 */
import type { DocumentLanguage } from '../../../shared/documents/words/document-languages.ts';
import { type DemandLine, viewDemandLine } from '../../../shared/matching/demands/demand-line.ts';
import type { SpanKind } from '../../../shared/matching/demands/span-kinds.ts';
import { type DemandSpan, demandSpansOf } from '../../../shared/matching/demands/demand-spans.ts';
import type { Figure } from '../../../shared/matching/demands/find-years.ts';
import { splitLinesOf } from '../../../shared/matching/demands/read-demands.ts';
import { type ExpectedDemand, readJudgedAds } from '../read-corpus.ts';
import { textOfAd } from '../read-demands.ts';
import { readExcerpts } from '../read-excerpts.ts';
import { textOfExcerpt } from '../score-excerpts.ts';

interface Source {
  readonly text: string;
  readonly language: DocumentLanguage;
  readonly demands: readonly ExpectedDemand[];
}

const readSources = async (): Promise<readonly Source[]> => [
  ...(await readExcerpts())
    .filter(({ kind, isHeldBack }) => kind === 'demands' && !isHeldBack)
    .map((excerpt) => ({
      text: textOfExcerpt(excerpt),
      language: excerpt.language as DocumentLanguage,
      demands: excerpt.demands ?? [],
    })),
  ...(await readJudgedAds())
    .filter(({ isHeldBack }) => !isHeldBack)
    .map((ad) => ({
      text: textOfAd(ad),
      language: ad.facts.language as DocumentLanguage,
      demands: ad.facts.demands,
    })),
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words up to which a name in capitals may be an everyday word in others: `R`, `Go`, `SAP`. */
const longestAbbreviation = 4;

interface JudgedName {
  readonly kind: SpanKind;
  readonly pattern: RegExp;
}

/** Matches a name in a text, with its own case if other words may be written like it. */
function patternOf(name: string): RegExp {
  const isOwnCase = name.length <= longestAbbreviation && /\p{Lu}/u.test(name);
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, isOwnCase ? 'gu' : 'giu');
}

const namesOf = (demands: readonly ExpectedDemand[]): readonly JudgedName[] =>
  demands.flatMap((demand) => demand.anyOf.map((name) => ({ kind: demand.kind, pattern: patternOf(name) })));

/** The numbers of years that a text asks for. Those beside words of experience are meant, if there are any. */
function figuresOf(lines: readonly DemandLine[], demands: readonly ExpectedDemand[]): ReadonlySet<Figure> {
  const all = lines.flatMap(({ years }) => years);
  return new Set(
    demands.flatMap(({ years }) => {
      const same = all.filter((figure) => figure.years === years);
      const likely = same.filter(({ isLikely }) => isLikely);
      return likely.length > 0 ? likely : same;
    }),
  );
}

/** A span that names a demand. */
export interface JudgedSpan extends DemandSpan {
  readonly kind: SpanKind;
}

export interface JudgedLine {
  readonly line: DemandLine;
  readonly spans: readonly JudgedSpan[];
}

function spansIn(line: DemandLine, names: readonly JudgedName[], figures: ReadonlySet<Figure>): readonly JudgedSpan[] {
  const named = names
    // What years are in is a common word that stands elsewhere, too.
    .filter(({ kind }) => kind !== 'years' || line.years.length > 0)
    .flatMap(({ kind, pattern }) =>
      [...line.text.matchAll(pattern)].map(({ 0: text, index }) => ({
        ...{ kind, start: index, end: index + text.length },
      })),
    );
  const asked = line.years
    .filter((figure) => figures.has(figure))
    .map(({ start, figureEnd }) => ({ kind: 'figure' as const, start, end: figureEnd }));
  const spans = demandSpansOf(line).flatMap((span): readonly JudgedSpan[] => {
    const own = [...asked, ...named].find(({ start, end }) => start === span.start && end === span.end);
    return own ? [{ ...span, kind: own.kind }] : [];
  });
  // Of names that overlap, the longest counts.
  const right: JudgedSpan[] = [];
  for (const span of spans.toSorted((one, other) => other.end - other.start - (one.end - one.start)))
    if (!right.some(({ first, last }) => first <= span.last && span.first <= last)) right.push(span);
  return right;
}

/** Reads the lines of each text with the spans that name what it asks for. */
export async function readJudgedLines(): Promise<readonly (() => readonly JudgedLine[])[]> {
  return (await readSources()).map(({ text, language, demands }) => () => {
    const names = namesOf(demands);
    const lines = splitLinesOf(text).map((line) => viewDemandLine(line, language));
    const figures = figuresOf(lines, demands);
    return lines.map((line) => ({ line, spans: spansIn(line, names, figures) }));
  });
}
