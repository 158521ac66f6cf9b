/**
 * Learns the weights by which the demands of an ad are chosen (`shared/matching/demands`) from the judged ads and
 * excerpts that are not held back, and writes them: `node bench/job-ads/learn-demands.ts`. It takes a few minutes.
 */
import { spanKinds } from '../../shared/matching/demands/span-kinds.ts';
import { demandSpanFeatures, demandSpansOf } from '../../shared/matching/demands/demand-spans.ts';
import { spanFeatureGroups } from '../../shared/matching/spans/featured-line.ts';
import { FeatureNames } from './learning/choice.ts';
import { type JudgedLine, readJudgedLines } from './learning/judged-lines.ts';
import { learnSegments, type SegmentLine } from './learning/segments.ts';
import { rareFeatureFilter } from './learning/rare-features.ts';
import { writeWeights } from './learning/write-weights.ts';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';

beginCommand({
  name: 'node bench/job-ads/learn-demands.ts',
  does: 'Learns the weights by which the demands of an ad are found from the judged ads and excerpts that are not held back, and writes them. It takes a few minutes and several gigabytes (bench/job-ads/README.md).',
  examples: ['node --max-old-space-size=8000 bench/job-ads/learn-demands.ts'],
});

const folder = new URL('../../shared/matching/demands/', import.meta.url);
const features = new FeatureNames();

function segmentsOf({ line, spans }: JudgedLine): SegmentLine {
  return {
    tokens: line.tokens.length,
    spans: demandSpansOf(line).map((span) => {
      const own = spans.find(({ first, last }) => first === span.first && last === span.last);
      return {
        ...{ first: span.first, last: span.last },
        kind: own === undefined ? undefined : spanKinds.indexOf(own.kind),
        groups: spanFeatureGroups(line, span, demandSpanFeatures(line, span)).map((group) => features.idsOf(group)),
      };
    }),
  };
}

/** The lines of all texts. What only few texts have is left out. */
function linesOf(texts: readonly (() => readonly JudgedLine[])[]): readonly SegmentLine[] {
  const learned = texts.map((read) => read().map(segmentsOf));
  const withoutRare = rareFeatureFilter(
    learned.map((lines) => lines.flatMap(({ spans }) => spans)),
    features.names.length,
  );
  return learned.flat().map((line): SegmentLine => ({
    ...line,
    spans: line.spans.map((span) => ({ ...span, groups: span.groups.map(withoutRare) })),
  }));
}

const texts = await readJudgedLines();
const values = learnSegments(linesOf(texts), features.names.length, spanKinds.length);
const count = await writeWeights(new URL('demand-weights.tsv', folder), values, features.names, spanKinds.length);
console.log(`${count} features from ${texts.length} texts`);
