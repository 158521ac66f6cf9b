/**
 * Learns the weights by which the pay of an ad is found (`services/domain/job-ads/pay`) from the judged ads and excerpts
 * that are not held back, and writes them: `node bench/job-ads/learn-pay.ts`.
 */
import { keyOf } from '../../services/domain/job-ads/pay/pay-choices.ts';
import { featuredChoices } from '../../services/domain/job-ads/pay/pay-features.ts';
import { prepareAd, readHeads } from '../../services/domain/job-ads/read-ad-text.ts';
import { amountsOfAd, findPayByRules } from '../../services/domain/job-ads/text/find-pay.ts';
import type { SalaryPeriod } from '../../shared/documents/jobs/job.ts';
import { type Example, FeatureNames, learnChoice } from './learning/choice.ts';
import { writeWeights } from './learning/write-weights.ts';
import { type ExpectedPay, readJudgedAds } from './read-corpus.ts';
import { type Excerpt, readExcerpts } from './read-excerpts.ts';
import { frameExcerpt } from './score-excerpts.ts';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';

beginCommand({
  name: 'node bench/job-ads/learn-pay.ts',
  does: 'Learns the weights by which the pay of an ad is found from the judged ads and excerpts that are not held back, and writes them. It takes a few minutes (bench/job-ads/README.md).',
  examples: ['node --max-old-space-size=4000 bench/job-ads/learn-pay.ts'],
});

interface Source {
  readonly text: string;
  readonly address: string | null;
  /** The pay in each form that is right; null is none. */
  readonly right: readonly (ExpectedPay | null)[];
}

const rightOf = ({ pay = null }: Excerpt): readonly (ExpectedPay | null)[] =>
  Array.isArray(pay) ? (pay as readonly (ExpectedPay | null)[]) : [pay as ExpectedPay | null];

const sources: readonly Source[] = [
  ...(await readExcerpts())
    .filter(({ kind, isHeldBack }) => kind === 'pay' && !isHeldBack)
    .map((excerpt) => ({
      text: frameExcerpt(excerpt),
      address: excerpt.address,
      right: rightOf(excerpt),
    })),
  ...(await readJudgedAds())
    .filter(({ isPage, isHeldBack }) => !isPage && !isHeldBack)
    .map(({ text, facts }) => ({ text, address: facts.address, right: [facts.pay] })),
];

/** One text for a value as `keyOf` writes it; empty for none. */
const keyOfExpected = (pay: ExpectedPay | null): string =>
  pay === null
    ? ''
    : keyOf({
        ...{ salaryMin: pay.min, salaryMax: pay.max, currency: pay.currency },
        salaryPeriod: pay.period as SalaryPeriod | null,
      });

const features = new FeatureNames();

/**
 * What is learned from an ad: once with what the rules say, and once without it. The rules were written against most of
 * these ads and are right in nearly all of them, so that nothing else would be learned beside them.
 */
function examplesOf({ text, address, right }: Source): readonly Example[] {
  const ad = prepareAd(text, { address });
  const { money } = readHeads(text, ad, address);
  const amounts = amountsOfAd(ad.lines, money);
  const byRules = findPayByRules(amounts);
  const accepted = new Set(right.map(keyOfExpected));
  const whole = featuredChoices({ amounts, structure: ad.structure, byRules, currency: money.currency }).map(
    ({ choice, groups }) => ({
      isRight: accepted.has(choice ? keyOf(choice.value) : ''),
      groups: groups.map((group) => features.idsOf(group)),
    }),
  );
  if (!whole.some(({ isRight }) => isRight)) return [];
  const withoutRules = whole.map(({ isRight, groups }) => ({ isRight, groups: groups.slice(0, -1) }));
  return [whole, withoutRules];
}

const examples = sources.flatMap(examplesOf);
const values = learnChoice(examples, features.names.length);
const file = new URL('../../services/domain/job-ads/pay/weights/pay.tsv', import.meta.url);
const count = await writeWeights(file, values, features.names);
console.log(`pay: ${count} weights from ${examples.length} examples`);
