/**
 * Learns the weights by which the hours and the workplace of an ad are found (`services/domain/job-ads/conditions`) from
 * the judged ads and excerpts that are not held back, and writes them: `node bench/job-ads/learn-conditions.ts`.
 */
import {
  type ConditionField,
  conditionFields,
  conditionKinds,
} from '../../services/domain/job-ads/conditions/condition-field.ts';
import { noneFeatures, ruleFeatures } from '../../services/domain/job-ads/conditions/rule-features.ts';
import { viewSentences } from '../../services/domain/job-ads/conditions/view-sentences.ts';
import { findHead } from '../../services/domain/job-ads/heads/find-head.ts';
import { findConditionsByRules, prepareAd } from '../../services/domain/job-ads/read-ad-text.ts';
import { type Candidate, type Example, FeatureNames, learnChoice } from './learning/choice.ts';
import { writeWeights } from './learning/write-weights.ts';
import { readJudgedAds } from './read-corpus.ts';
import { readExcerpts } from './read-excerpts.ts';
import { frameExcerpt } from './score-excerpts.ts';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';

beginCommand({
  name: 'node bench/job-ads/learn-conditions.ts',
  does: 'Learns the weights by which the hours and the workplace of an ad are found from the judged ads and excerpts that are not held back, and writes them. It takes a few minutes and several gigabytes (bench/job-ads/README.md).',
  examples: ['node --max-old-space-size=8000 bench/job-ads/learn-conditions.ts'],
});

type Judged = Readonly<Partial<Record<ConditionField, unknown>>>;

interface Source {
  readonly text: string;
  readonly address: string | null;
  readonly facts: Judged;
}

const sources: readonly Source[] = [
  ...(await readExcerpts())
    .filter(({ kind, isHeldBack }) => kind === 'employment' && !isHeldBack)
    .map((excerpt) => ({ text: frameExcerpt(excerpt), address: excerpt.address, facts: excerpt })),
  ...(await readJudgedAds())
    .filter(({ isPage, isHeldBack }) => !isPage && !isHeldBack)
    .map(({ text, facts }) => ({ text, address: facts.address, facts })),
];
const ads = sources.map(({ text, address, facts }) => {
  const { lines, structure, view } = prepareAd(text, { address });
  return {
    facts,
    sentences: viewSentences(lines, structure),
    byRules: findConditionsByRules(lines, { title: findHead('title', view, {}) }),
  };
});
type Ad = (typeof ads)[number];

/** The kinds that are right; null is finding nothing. Hours count more than the term, which rules add to them. */
function rightKindsOf(field: ConditionField, value: unknown): readonly (string | null)[] {
  const all = (Array.isArray(value) ? value : [value]) as readonly (string | null)[];
  if (field === 'workplace') return all;
  const hours = all.filter((each) => each === 'fullTime' || each === 'partTime');
  if (hours.length === 2) return ['both'];
  return hours.length === 1 ? hours : all;
}

function exampleOf(field: ConditionField, { facts, sentences, byRules }: Ad, features: FeatureNames): Example {
  const kinds: readonly string[] = conditionKinds[field];
  const right = rightKindsOf(field, facts[field] ?? null);
  const idsFor = (names: readonly string[], kind: number): Int32Array =>
    features.idsOf(names).map((id) => id * kinds.length + kind);
  const candidates = sentences.flatMap((sentence) => {
    const names = [...sentence.features, ...ruleFeatures(field, sentence, byRules)];
    return kinds.map((kind, at): Candidate => ({ isRight: right.includes(kind), groups: [idsFor(names, at)] }));
  });
  const none = noneFeatures(field, sentences.length, byRules);
  return [...candidates, { isRight: right.includes(null), groups: [idsFor(none, 0)] }];
}

for (const field of conditionFields) {
  const features = new FeatureNames();
  const examples = ads
    .map((ad) => exampleOf(field, ad, features))
    .filter((example) => example.some((each) => each.isRight));
  const count = conditionKinds[field].length;
  const values = learnChoice(examples, features.names.length * count);
  const file = new URL(`../../services/domain/job-ads/conditions/weights/${field}.tsv`, import.meta.url);
  const written = await writeWeights(file, values, features.names, count);
  console.log(`${field}: ${written} features from ${examples.length} ads`);
}
