import {
  type AdFeatures,
  defaultWeights,
  learnedFrom,
  type Match,
  profileOf,
  readAd,
  scoreMatch,
} from '../../shared/matching/match/index.ts';
import type { JobAd } from '../../services/domain/job-ads/job-ad.ts';
import type { PlainDay } from '../../shared/documents/jobs/plain-day.ts';
import { mean, ndcg, roundToThousandth } from '../relevance/ndcg.ts';
import type { JudgedAd } from './read-corpus.ts';
import { readJudgedAd } from './read-judged-ad.ts';
import type { JudgedPeople } from './read-people.ts';

const today = '2026-11-26' as PlainDay;
/** Only the work counts here: the place and the day are neutral. */
const nowhere = {
  place: { workplace: null, places: [], kilometres: null },
  postedOn: null,
  posting: { title: '', company: '', places: [] },
};

export interface RankedAd {
  readonly ad: JudgedAd;
  readonly grade: number;
  readonly match: Match;
}

export interface RankedPerson {
  readonly id: string;
  readonly ads: readonly RankedAd[];
  readonly ndcg: number;
}

/** Returns what matching sees of an ad whose fields were read, as when a person tracks it. */
export function featuresOf(ad: JudgedAd, { title, description }: Pick<JobAd, 'title' | 'description'>): AdFeatures {
  return readAd({ title, text: ad.isPage ? (description ?? '') : ad.text });
}

/** Ranks ads for each person, and compares the order of the first ten with the grades. */
export function rankForPeople({ people, gradeOf }: JudgedPeople, ads: readonly JudgedAd[]): readonly RankedPerson[] {
  const read = ads.map((ad) => ({ ad, features: featuresOf(ad, readJudgedAd(ad)) }));
  const matching = { weights: defaultWeights, learned: learnedFrom([]), today };
  return people.flatMap(({ id, who }) => {
    const ranked = read
      .map(({ ad, features }): RankedAd => {
        const profile = profileOf(who, features.language, today);
        return { ad, grade: gradeOf(id, ad.name), match: scoreMatch(features, nowhere, { ...matching, profile }) };
      })
      .sort((a, b) => b.match.exact - a.match.exact || (a.ad.name < b.ad.name ? -1 : 1));
    const grades = ranked.map(({ grade }) => grade);
    // Where no ad suits a person at all, no order is right.
    return grades.some((grade) => grade > 0) ? [{ id, ads: ranked, ndcg: ndcg(grades, grades) }] : [];
  });
}

/** The mean over all people. */
export const meanNdcg = (people: readonly RankedPerson[]): number =>
  roundToThousandth(mean(people.map(({ ndcg: each }) => each)));
