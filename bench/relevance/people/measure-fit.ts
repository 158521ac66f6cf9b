import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import {
  type AdFeatures,
  fitOf,
  learnedFrom,
  profileOf,
  readAd,
  defaultWeights,
} from '../../../shared/matching/match/index.ts';
import { samplePosting } from '../../../services/domain/postings/samples/sample-postings.ts';
import { mean, ndcg, rounded } from '../ndcg.ts';
import { judgedAds } from './judged-ads.ts';
import { type JudgedPerson, judgedPeople } from './judged-people.ts';
import { gradeFor } from './judge-fit.ts';

/** Samples among which the judged advertisements stand. */
const samples = 900;
/** The day on which they are made, so that they are the same every time. */
export const today = dayOf(new Date('2026-11-01T00:00:00Z'));

/** An advertisement of the pool, with its grade for each person. */
export interface PooledAd {
  readonly title: string;
  readonly text: string;
  readonly gradeFor: (person: JudgedPerson) => number;
}

/** What each person's ranking is made of. */
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

/** Only what an advertisement says counts: neither where it is nor how new. */
const nowhere = {
  place: { workplace: null, places: [], kilometres: null },
  postedOn: null,
  posting: { title: '', company: '', places: [] },
};

/** The order in which our matching shows a pool to a person: numbers of its advertisements. */
function rankedFor({ who }: JudgedPerson, pool: readonly AdFeatures[]): readonly number[] {
  const profiles = new Map(
    [...new Set(pool.map(({ language }) => language))].map((language) => [language, profileOf(who, language, today)]),
  );
  return pool
    .flatMap((features, number) => {
      const profile = profiles.get(features.language);
      const matching = { weights: defaultWeights, learned: learnedFrom([]), today };
      return profile ? [{ number, exact: fitOf(features, nowhere, { ...matching, profile }).exact }] : [];
    })
    .sort((a, b) => b.exact - a.exact || a.number - b.number)
    .map(({ number }) => number);
}

export interface JudgedRanking {
  readonly person: string;
  /** nDCG@10. */
  readonly ours: number;
  /** The first ten, as titles with their grades. */
  readonly shown: readonly string[];
}

export interface FitRelevance {
  /** The mean over all people. */
  readonly ours: number;
  readonly byPerson: readonly JudgedRanking[];
}

/** nDCG@10 of one order of a pool for one person. */
export const judgedOrder = (person: JudgedPerson, pool: readonly PooledAd[], order: readonly number[]): number =>
  ndcg(
    order.flatMap((number) => pool[number]?.gradeFor(person) ?? []),
    pool.map((ad) => ad.gradeFor(person)),
  );

/** Ranks the pool for each person, and judges what they would see. */
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
    ours: rounded(mean(byPerson.map(({ ours }) => ours))),
    byPerson: byPerson.map((each) => ({ ...each, ours: rounded(each.ours) })),
  };
}
