/**
 * Learns the weights by which the demands of an ad are chosen (`shared/matching/demands`) from the judged ads and
 * excerpts that are not held back, and writes them: `node bench/job-ads/learn-demands.ts`. It takes a few minutes.
 */
import type { DocumentLanguage } from '../../shared/documents/words/document-languages.ts';
import { type DemandLine, viewDemandLine } from '../../shared/matching/demands/demand-line.ts';
import { type SpanKind, spanKinds } from '../../shared/matching/demands/demand-model.ts';
import { demandSpanFeatures, demandSpansOf } from '../../shared/matching/demands/demand-spans.ts';
import { splitLinesOf } from '../../shared/matching/demands/read-demands.ts';
import { spanFeatureGroups } from '../../shared/matching/spans/featured-line.ts';
import { FeatureNames } from './learning/choice.ts';
import { learnSegments, type SegmentLine } from './learning/segments.ts';
import { rareFeatureFilter } from './learning/rare-features.ts';
import { writeWeights } from './learning/write-weights.ts';
import { type ExpectedDemand, readJudgedAds } from './read-corpus.ts';
import { textOfAd } from './read-demands.ts';
import { readExcerpts } from './read-excerpts.ts';
import { textOfExcerpt } from './score-excerpts.ts';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';

beginCommand({
  name: 'node bench/job-ads/learn-demands.ts',
  does: 'Learns the weights by which the demands of an ad are found from the judged ads and excerpts that are not held back, and writes them. It takes a few minutes and several gigabytes (bench/job-ads/README.md).',
  examples: ['node --max-old-space-size=8000 bench/job-ads/learn-demands.ts'],
});

interface Source {
  readonly text: string;
  readonly language: DocumentLanguage;
  readonly demands: readonly ExpectedDemand[];
}

const sources: readonly Source[] = [
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

interface JudgedName {
  readonly kind: SpanKind;
  readonly pattern: RegExp;
}

const namesOf = (demands: readonly ExpectedDemand[]): readonly JudgedName[] =>
  demands.flatMap(({ kind, anyOf }) =>
    anyOf.map((name) => ({
      kind,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'),
    })),
  );

function segmentsOf(line: DemandLine, names: readonly JudgedName[], features: FeatureNames): SegmentLine {
  const judged = names.flatMap(({ kind, pattern }) =>
    [...line.text.matchAll(pattern)].map(({ 0: text, index }) => ({ kind, start: index, end: index + text.length })),
  );
  const spans = demandSpansOf(line).map((span) => ({
    ...span,
    kind: judged.find(({ start, end }) => start === span.start && end === span.end)?.kind,
  }));
  // Of names that overlap, the longest counts.
  const right = new Set<(typeof spans)[number]>();
  for (const span of spans.toSorted((one, other) => other.end - other.start - (one.end - one.start)))
    if (span.kind !== undefined && ![...right].some(({ first, last }) => first <= span.last && span.first <= last))
      right.add(span);
  return {
    tokens: line.tokens.length,
    spans: spans.map((span) => ({
      ...{ first: span.first, last: span.last },
      kind: right.has(span) && span.kind !== undefined ? spanKinds.indexOf(span.kind) : undefined,
      groups: spanFeatureGroups(line, span, demandSpanFeatures(line, span)).map((group) => features.idsOf(group)),
    })),
  };
}

const features = new FeatureNames();
const texts = sources.map(({ text, language, demands }) => {
  const names = namesOf(demands);
  return splitLinesOf(text).map((line) => segmentsOf(viewDemandLine(line, language), names, features));
});

const withoutRare = rareFeatureFilter(
  texts.map((lines) => lines.flatMap(({ spans }) => spans)),
  features.names.length,
);
const lines = texts.flat().map((line): SegmentLine => ({
  ...line,
  spans: line.spans.map((span) => ({ ...span, groups: span.groups.map(withoutRare) })),
}));
const values = learnSegments(lines, features.names.length, spanKinds.length);
const file = new URL('../../shared/matching/demands/demand-weights.tsv', import.meta.url);
const count = await writeWeights(file, values, features.names, spanKinds.length);
console.log(`${count} features from ${sources.length} texts`);
