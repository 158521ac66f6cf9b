/**
 * Learns the weights by which the last day to apply is found (`services/domain/job-ads/deadline`) from the judged ads and
 * excerpts that are not held back, and writes them: `node bench/job-ads/learn-deadline.ts`.
 */
import type { PlainDay } from '../../shared/documents/jobs/plain-day.ts';
import { nameOfDay } from '../../services/domain/job-ads/deadline/day-candidates.ts';
import {
  dayFeatures,
  dayRuleFeatures,
  noDayFeatures,
  noDayRuleFeatures,
} from '../../services/domain/job-ads/deadline/day-features.ts';
import { viewDays } from '../../services/domain/job-ads/deadline/find-deadline.ts';
import { readBasics } from '../../services/domain/job-ads/read-ad-text.ts';
import { findDeadlineByRules } from '../../services/domain/job-ads/text/find-deadline.ts';
import { type Candidate, type Example, FeatureNames, learnChoice, seededRandom } from './learning/choice.ts';
import { writeWeights } from './learning/write-weights.ts';
import { readJudgedAds } from './read-corpus.ts';
import { readExcerpts } from './read-excerpts.ts';
import { frameExcerpt } from './score-excerpts.ts';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';

beginCommand({
  name: 'node bench/job-ads/learn-deadline.ts',
  does: 'Learns the weights by which the last day to apply is found from the judged ads and excerpts that are not held back, and writes them. It takes a minute (bench/job-ads/README.md).',
  examples: ['node bench/job-ads/learn-deadline.ts'],
});

interface Source {
  readonly text: string;
  readonly address: string | null;
  readonly readOn: string;
  /** The judged deadline, or several that are all right. */
  readonly deadline: unknown;
}

const sources: readonly Source[] = [
  ...(await readExcerpts())
    .filter(({ kind, isHeldBack }) => kind === 'deadline' && !isHeldBack)
    .map((excerpt) => ({ ...excerpt, deadline: excerpt.deadline, text: frameExcerpt(excerpt) })),
  ...(await readJudgedAds())
    .filter(({ isPage, isHeldBack }) => !isPage && !isHeldBack)
    .map(({ text, facts: { address, readOn, deadline } }) => ({ text, address, readOn, deadline })),
];

/** The names of the right days; of an unknown order of day and month, both days together. */
function rightNames(deadline: unknown): readonly (string | null)[] {
  if (Array.isArray(deadline)) return deadline.flatMap(rightNames);
  if (typeof deadline === 'object' && deadline !== null && 'either' in deadline)
    return [[...(deadline.either as readonly string[])].sort().join(' or ')];
  return [typeof deadline === 'string' ? deadline : null];
}

/**
 * The share of examples in which nothing is known of the rules. These were written against the same ads and are right
 * there more often than in others, so that they would be trusted too much.
 */
const withoutRules = 0.5;
const random = seededRandom(11);

const features = new FeatureNames();
/** One example of each text. */
const distinct: Example[] = [];
const examples = sources.flatMap((source): readonly Example[] => {
  const readOn = source.readOn as PlainDay;
  const { lines, structure, labeled, order } = readBasics(source.text, { address: source.address });
  const options = { readOn, order, labeled: labeled.get('deadline') ?? [] };
  const byRules = findDeadlineByRules(lines, options);
  const view = viewDays(lines, structure, options);
  const right = new Set(rightNames(source.deadline));
  const exampleOf = (knowsRules: boolean): Example => {
    const idsOf = (own: readonly string[], ofRules: readonly string[]): Int32Array =>
      features.idsOf([...own, ...(knowsRules ? ofRules : [])]);
    const days = view.candidates.map((candidate): Candidate => ({
      isRight: right.has(nameOfDay(candidate.value)),
      groups: [idsOf(dayFeatures(candidate, view), dayRuleFeatures(candidate, byRules))],
    }));
    const none = idsOf(noDayFeatures(view), noDayRuleFeatures(byRules));
    return [...days, { isRight: right.has(null), groups: [none] }];
  };
  const whole = exampleOf(true);
  const isUseful = whole.length > 1 && whole.some(({ isRight }) => isRight);
  if (isUseful) distinct.push(whole);
  return isUseful ? [whole, exampleOf(random() >= withoutRules)] : [];
});
const values = learnChoice(examples, features.names.length, distinct);
const file = new URL('../../services/domain/job-ads/deadline/weights/deadline.tsv', import.meta.url);
console.log(`${await writeWeights(file, values, features.names)} weights from ${examples.length} examples`);
