/**
 * Reads the judged job ads (`bench/job-ads`) and compares what was found with what a careful reader finds. Shown is, for
 * each field, how many ads were read right, among those that rules are written against and in the third that is held
 * back.
 */
import { readJudgedAds } from './job-ads/read-corpus.ts';
import { readJudgedAd } from './job-ads/read-judged-ad.ts';
import { type FieldOutcome, scoredFields, scoreFields } from './job-ads/score-fields.ts';
import type { Findings } from './run.ts';

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
  const ads = await readJudgedAds();
  const scored = ads.map((ad) => ({ ad, outcomes: scoreFields(ad.facts, readJudgedAd(ad)) }));
  const table = (isHeldBack: boolean) =>
    Object.fromEntries(
      scoredFields.map((field) => {
        const outcomes = scored
          .filter(({ ad }) => ad.isHeldBack === isHeldBack)
          .flatMap((each) => each.outcomes.filter((outcome) => outcome.field === field));
        return [field, rowOf(outcomes)];
      }),
    );
  const [tuned, heldBack] = [table(false), table(true)];
  console.table(tuned);
  console.table(heldBack);
  // The mistakes in the third that is held back are counted but not shown.
  const mistakes = scored
    .filter(({ ad }) => !ad.isHeldBack)
    .flatMap(({ ad, outcomes }) =>
      outcomes
        .filter(({ outcome }) => outcome !== 'right')
        .map(({ field, outcome, expected, found }) => `${ad.name}: ${field} ${outcome}: ${expected} ≠ ${found}`),
    );
  return { ads: scored.length, tuned, heldBack, mistakes };
}
