/**
 * Reads the judged job ads (`bench/job-ads`) and compares what was found with what a careful reader finds: the fields, the
 * demands, the benefits, and the order of ads for judged people. Each table is shown for the ads that rules are written
 * against and for the third that is held back.
 */
import { rankForPeople, meanNdcg } from './job-ads/rank-people.ts';
import { readBenefits, readDemands } from './job-ads/read-demands.ts';
import { readJudgedAds } from './job-ads/read-corpus.ts';
import { readJudgedAd } from './job-ads/read-judged-ad.ts';
import { readJudgedPeople } from './job-ads/read-people.ts';
import { type DemandOutcome, demandScore, scoreDemands } from './job-ads/score-demands.ts';
import { type FieldOutcome, scoredFields, scoreFields } from './job-ads/score-fields.ts';
import { benefitScore, scoreBenefits } from './job-ads/score-benefits.ts';
import { readExcerpts } from './job-ads/read-excerpts.ts';
import { shareExcerpts } from './job-ads/score-excerpts.ts';
import type { Findings } from './run.ts';

const kinds = ['skill', 'certificate', 'license', 'degree', 'years', 'language'] as const;
const languages = ['en', 'de', 'fr', 'es'] as const;

function rowOf(outcomes: readonly FieldOutcome[]) {
  const count = (wanted: string): number => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const share = Math.round((count('right') / outcomes.length) * 1_000) / 10;
  return {
    right: share,
    missed: count('missed'),
    wrong: count('wrong'),
    'made up': count('made up'),
    of: outcomes.length,
  };
}

/** Scores all ads; see the comment at the top of the file. */
export async function run(): Promise<Findings> {
  const [ads, people] = await Promise.all([readJudgedAds(), readJudgedPeople()]);
  const scored = ads.map((ad) => ({
    ad,
    outcomes: scoreFields(ad.facts, readJudgedAd(ad)),
    demands: scoreDemands(ad.facts, readDemands(ad)),
    benefits: scoreBenefits(ad.facts, readBenefits(ad)),
  }));
  const tablesOf = (isHeldBack: boolean) => {
    const own = scored.filter(({ ad }) => ad.isHeldBack === isHeldBack);
    const demandsOf = (language?: string): readonly DemandOutcome[] =>
      own.filter(({ ad }) => language === undefined || ad.facts.language === language).map(({ demands }) => demands);
    const fields = Object.fromEntries(
      scoredFields.map((field) => [
        field,
        rowOf(own.flatMap((each) => each.outcomes.filter((outcome) => outcome.field === field))),
      ]),
    );
    const demands = {
      all: demandScore(demandsOf()),
      ...Object.fromEntries(kinds.map((kind) => [kind, demandScore(demandsOf(), kind)])),
      ...Object.fromEntries(languages.map((language) => [language, demandScore(demandsOf(language))])),
    };
    const benefits = benefitScore(own.map((each) => each.benefits));
    return { fields, demands, benefits };
  };
  const [tuned, heldBack] = [tablesOf(false), tablesOf(true)];
  for (const { fields, demands, benefits } of [tuned, heldBack]) {
    console.table(fields);
    console.table(demands);
    console.table({ benefits });
  }
  const ranked = ads.filter(({ name }) => people.ads.includes(name));
  const ndcgOf = (of: typeof ads): number => meanNdcg(rankForPeople(people, of));
  const ranking = {
    all: ndcgOf(ranked),
    tuned: ndcgOf(ranked.filter((ad) => !ad.isHeldBack)),
    heldBack: ndcgOf(ranked.filter((ad) => ad.isHeldBack)),
  };
  console.table({ 'NDCG@10': ranking });
  const excerpts = await readExcerpts();
  const excerptShares = {
    tuned: shareExcerpts(excerpts.filter(({ isHeldBack }) => !isHeldBack)),
    heldBack: shareExcerpts(excerpts.filter(({ isHeldBack }) => isHeldBack)),
  };
  console.table({
    'excerpts, tuned': excerptShares.tuned.fields,
    'excerpts, held back': excerptShares.heldBack.fields,
  });
  console.table({
    'excerpts, tuned': excerptShares.tuned.demands,
    'excerpts, held back': excerptShares.heldBack.demands,
  });
  // The mistakes in the third that is held back are counted but not shown.
  const mistakes = scored
    .filter(({ ad }) => !ad.isHeldBack)
    .flatMap(({ ad, outcomes }) =>
      outcomes
        .filter(({ outcome }) => outcome !== 'right')
        .map(({ field, outcome, expected, found }) => `${ad.name}: ${field} ${outcome}: ${expected} ≠ ${found}`),
    );
  return {
    ads: scored.length,
    people: people.people.length,
    tuned,
    heldBack,
    ranking,
    excerpts: excerptShares,
    mistakes,
  };
}
