/**
 * Learns the weights by which the title, the company, and the place of an ad are found (`services/domain/job-ads/heads`)
 * from the judged ads and excerpts that are not held back, and writes them: `node bench/job-ads/learn-heads.ts`. It
 * takes a few minutes; `npm run bench -- job-ads` then shows what they are worth.
 */
import { findHead, forgetWeights } from '../../services/domain/job-ads/heads/find-head.ts';
import { type HeadField, headFields } from '../../services/domain/job-ads/heads/head-field.ts';
import { type Known, noneFeatures, wholeFeatures } from '../../services/domain/job-ads/heads/span-features.ts';
import { spansOf } from '../../services/domain/job-ads/heads/spans.ts';
import { findCompany } from '../../services/domain/job-ads/text/find-company.ts';
import { labeledValuesIn } from '../../services/domain/job-ads/text/labeled-values.ts';
import { prepareAd } from '../../services/domain/job-ads/read-ad-text.ts';
import { spanFeatureGroups } from '../../shared/matching/spans/featured-line.ts';
import { type Candidate, type Example, FeatureNames, learnChoice } from './learning/choice.ts';
import { writeWeights } from './learning/write-weights.ts';
import { readJudgedAds } from './read-corpus.ts';
import { readExcerpts } from './read-excerpts.ts';
import { bare } from './score-text.ts';

type Judged = Readonly<Partial<Record<HeadField, unknown>>>;

interface Source {
  readonly text: string;
  readonly address: string | null;
  readonly facts: Judged;
}

const sources: readonly Source[] = [
  ...(await readExcerpts())
    .filter(({ kind, isHeldBack }) => kind === 'head' && !isHeldBack)
    .map((excerpt) => ({ text: excerpt.text, address: excerpt.address, facts: excerpt })),
  ...(await readJudgedAds())
    .filter(({ isPage, isHeldBack }) => !isPage && !isHeldBack)
    .map(({ text, facts }) => ({ text, address: facts.address, facts })),
];
const ads = sources.map(({ text, address, facts }) => ({ facts, address, ...prepareAd(text, { address }) }));
type Ad = (typeof ads)[number];

const acceptedOf = (ad: Ad, field: HeadField): readonly unknown[] => {
  const value = ad.facts[field] ?? null;
  return Array.isArray(value) ? value : [value];
};

/** What is known when a field is sought: what the models that were learned before find. */
function knownFor(field: HeadField, { view, lines, address, structure }: Ad): Known {
  if (field === 'title') return {};
  const title = findHead('title', view, {});
  const labeled = labeledValuesIn(lines).get('company') ?? [];
  const companyByRules = findCompany(lines, { title, labeled, address, structure });
  if (field === 'company') return { title, companyByRules };
  return { title, company: findHead('company', view, { title, companyByRules }) };
}

function exampleOf(field: HeadField, ad: Ad, features: FeatureNames): Example {
  const { view } = ad;
  const known = knownFor(field, ad);
  const accepted = acceptedOf(ad, field);
  const right = new Set(accepted.flatMap((each) => (typeof each === 'string' ? [bare(each)] : [])));
  const candidates = spansOf(field, view).map((span): Candidate => {
    const line = view.lines[span.line];
    const whole = wholeFeatures(field, span, { view, known });
    return {
      isRight: right.has(bare(span.text)),
      groups: line ? spanFeatureGroups(line, span, whole).map((group) => features.idsOf(group)) : [],
    };
  });
  const none = { isRight: accepted.includes(null), groups: [features.idsOf(noneFeatures(view))] };
  return [...candidates, none];
}

for (const field of headFields) {
  const features = new FeatureNames();
  const examples = ads
    .map((ad) => exampleOf(field, ad, features))
    .filter((example) => example.some((each) => each.isRight));
  const values = learnChoice(examples, features.names.length);
  const file = new URL(`../../services/domain/job-ads/heads/weights/${field}.tsv`, import.meta.url);
  const count = await writeWeights(file, values, features.names);
  forgetWeights();
  console.log(`${field}: ${count} weights from ${examples.length} ads`);
}
