import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import {
  type AdFeatures,
  scoreMatch,
  learnedFrom,
  profileOf,
  readAd,
  defaultWeights,
} from '../../../shared/matching/match/index.ts';
import { samplePosting } from '../../../services/domain/postings/samples/sample-postings.ts';
import { mean, ndcg, roundToThousandth } from '../ndcg.ts';
import { judgedAds } from './judged-ads.ts';
import { type JudgedPerson, judgedPeople } from './judged-people.ts';
import { gradeFor } from './judge-fit.ts';

/** Number of sample postings that the judged ads are mixed with. */
const samples = 900;
/** A fixed date of creation keeps the samples the same in every run. */
export const today = dayOf(new Date('2026-11-01T00:00:00Z'));

/** A job ad of the pool, with its grade for each person. */
export interface PooledAd {
  readonly title: string;
  readonly text: string;
  readonly gradeFor: (person: JudgedPerson) => number;
}

/** Returns all ads that are ranked for each person. */
export const pooledAds = (): readonly PooledAd[] => [
  ...judgedAds.map(({ title, text, grades }) => ({
    ...{ title, text },
    gradeFor: ({ name }: JudgedPerson) => grades[name] ?? 0,
  })),
  ...Array.from({ length: samples }, (_, number) => {
    const sample = samplePosting(number, today);
    return { title: sample.title, text: sample.text, gradeFor: (person: JudgedPerson) => gradeFor(person, sample) };
  }),
];

/** Only the text of an ad counts here, so its location and date are neutral. */
const nowhere = {
  place: { workplace: null, places: [], kilometres: null },
  postedOn: null,
  posting: { title: '', company: '', places: [] },
};

/** Returns the indexes of the pool's ads in the order in which our matching shows them to a person. */
function rankedFor({ who }: JudgedPerson, pool: readonly AdFeatures[]): readonly number[] {
  const profiles = new Map(
    [...new Set(pool.map(({ language }) => language))].map((language) => [language, profileOf(who, language, today)]),
  );
  return pool
    .flatMap((features, number) => {
      const profile = profiles.get(features.language);
      const matching = { weights: defaultWeights, learned: learnedFrom([]), today };
      return profile ? [{ number, exact: scoreMatch(features, nowhere, { ...matching, profile }).exact }] : [];
    })
    .sort((a, b) => b.exact - a.exact || a.number - b.number)
    .map(({ number }) => number);
}

export interface JudgedRanking {
  readonly person: string;
  /** nDCG@10 of our ranking. */
  readonly ours: number;
  /** The first ten results as titles with their grades. */
  readonly shown: readonly string[];
}

export interface FitRelevance {
  /** The mean over all people. */
  readonly ours: number;
  readonly byPerson: readonly JudgedRanking[];
}

/** Returns nDCG@10 of one order of the pool for one person. */
export const judgedOrder = (person: JudgedPerson, pool: readonly PooledAd[], order: readonly number[]): number =>
  ndcg(
    order.flatMap((number) => pool[number]?.gradeFor(person) ?? []),
    pool.map((ad) => ad.gradeFor(person)),
  );

/** Ranks the pool for each person and grades what they would see. */
export function measureFit(pool: readonly PooledAd[] = pooledAds()): FitRelevance {
  const read = pool.map(readAd);
  const byPerson = judgedPeople.map((person) => {
    const order = rankedFor(person, read);
    const shown = order.slice(0, 10).flatMap((number) => {
      const ad = pool[number];
      return ad ? [`${ad.gradeFor(person)} ${ad.title}`] : [];
    });
    return { person: person.name, ours: judgedOrder(person, pool, order), shown };
  });
  return {
    ours: roundToThousandth(mean(byPerson.map(({ ours }) => ours))),
    byPerson: byPerson.map((each) => ({ ...each, ours: roundToThousandth(each.ours) })),
  };
}
