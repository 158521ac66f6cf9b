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
import { type Excerpt, readExcerpts } from './read-excerpts.ts';
import { bare } from './score-text.ts';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';

beginCommand({
  name: 'node bench/job-ads/learn-heads.ts',
  does: 'Learns the weights by which the title, the company, and the place of an ad are found from the judged ads and excerpts that are not held back, and writes them. It takes a few minutes and several gigabytes (bench/job-ads/README.md).',
  examples: ['node --max-old-space-size=12000 bench/job-ads/learn-heads.ts'],
});

type Judged = Readonly<Partial<Record<HeadField, unknown>>>;

/**
 * How often a whole ad is learned from for each time an excerpt is: the reader gets whole ads, in which far more could be
 * the title, and there are fewer of them.
 */
const adWeight = 4;

interface Source {
  /** Whether it is a whole ad and no excerpt. */
  readonly isWhole: boolean;
  readonly text: string;
  readonly address: string | null;
  readonly facts: Judged;
}

const excerpts = (await readExcerpts()).filter(({ isHeldBack }) => !isHeldBack);
const bodies = excerpts.filter(({ kind }) => kind === 'demands' || kind === 'employment');

/** A text that may follow a head: parts of other ads of its language, so that the head is learned to be above them. */
function bodyFor({ language }: Excerpt, at: number): string {
  const own = bodies.filter((body) => body.language === language);
  return [0, 1, 2].map((part) => own[(at * 3 + part) % own.length]?.text ?? '').join('\n\n');
}

const sources: readonly Source[] = [
  ...excerpts
    .filter(({ kind }) => kind === 'head')
    .flatMap((excerpt, at) =>
      [excerpt.text, `${excerpt.text}\n\n${bodyFor(excerpt, at)}`].map((text) => ({
        ...{ isWhole: false, text, address: excerpt.address, facts: excerpt },
      })),
    ),
  ...(await readJudgedAds())
    .filter(({ isPage, isHeldBack }) => !isPage && !isHeldBack)
    .map(({ text, facts }) => ({ isWhole: true, text, address: facts.address, facts })),
];
const ads = sources.map(({ text, address, ...source }) => ({ ...source, address, ...prepareAd(text, { address }) }));
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

/**
 * The forms that are right, of which the best one stands first. Titles are learned in their best form, since the shorter
 * ones that are accepted, too, say less.
 */
function rightForms(field: HeadField, ad: Ad, found: ReadonlySet<string>): ReadonlySet<string> {
  const accepted = acceptedOf(ad, field).flatMap((each) => (typeof each === 'string' ? [bare(each)] : []));
  const [best = ''] = accepted;
  return new Set(ad.isWhole && found.has(best) ? [best] : accepted);
}

function exampleOf(field: HeadField, ad: Ad, features: FeatureNames): Example {
  const { view } = ad;
  const known = knownFor(field, ad);
  const accepted = acceptedOf(ad, field);
  const spans = spansOf(field, view).map((span) => ({ ...span, bare: bare(span.text) }));
  const right = rightForms(field, ad, new Set(spans.map((span) => span.bare)));
  const candidates = spans.map((span): Candidate => {
    const line = view.lines[span.line];
    const whole = wholeFeatures(field, span, { view, known });
    return {
      isRight: right.has(span.bare),
      groups: line ? spanFeatureGroups(line, span, whole).map((group) => features.idsOf(group)) : [],
    };
  });
  const none = { isRight: accepted.includes(null), groups: [features.idsOf(noneFeatures(view))] };
  return [...candidates, none];
}

for (const field of headFields) {
  const features = new FeatureNames();
  const examples = ads.flatMap((ad) => {
    const example = exampleOf(field, ad, features);
    const isFindable = example.some((each) => each.isRight);
    return isFindable ? Array.from({ length: ad.isWhole ? adWeight : 1 }, () => example) : [];
  });
  const values = learnChoice(examples, features.names.length);
  const file = new URL(`../../services/domain/job-ads/heads/weights/${field}.tsv`, import.meta.url);
  const count = await writeWeights(file, values, features.names);
  forgetWeights();
  console.log(`${field}: ${count} weights from ${examples.length} examples`);
}
