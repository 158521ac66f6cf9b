/**
 * Scores how well a job ad matches a person. This is a pure function of both: it calls no service, uses no randomness,
 * and explains every point. Missing information is never guessed.
 */
import type { PlainDay } from '../../documents/jobs/plain-day.ts';
import type { AdFeatures } from './ad-features.ts';
import type { Match, MatchPart, PartFinding } from './match.ts';
import { type Dismissable, type Learned, lossOf } from './learned.ts';
import { freshnessPart } from './parts/freshness.ts';
import { phrasesPart } from './parts/phrases.ts';
import { type AdPlace, placePart } from './parts/place.ts';
import { skillsPart } from './parts/skills.ts';
import { titlePart } from './parts/title.ts';
import { yearsPart } from './parts/years.ts';
import type { Profile } from './profile.ts';
import { type MatchPartKey, matchParts, type MatchWeights } from './weights.ts';

/** The facts of a job besides its text. */
export interface AdFacts {
  readonly place: AdPlace;
  readonly postedOn: PlainDay | null;
  readonly posting: Dismissable;
}

export interface MatchContext {
  readonly profile: Profile;
  readonly weights: MatchWeights;
  readonly learned: Learned;
  /** The current day in the person's time zone. */
  readonly today: PlainDay;
}

/** Rounds numbers so that they add up to the rounded sum: the largest remainders are rounded up. */
function wholePoints(exact: readonly number[]): readonly number[] {
  const floors = exact.map(Math.floor);
  const left = Math.round(exact.reduce((sum, each) => sum + each, 0)) - floors.reduce((sum, each) => sum + each, 0);
  const order = exact
    .map((each, index) => ({ index, rest: each - Math.floor(each) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  const up = new Set(order.slice(0, left).map(({ index }) => index));
  return floors.map((each, index) => each + (up.has(index) ? 1 : 0));
}

const isEmptyAd = ({ title, points, demands }: AdFeatures): boolean =>
  title === null && points.length === 0 && demands.length === 0;

/** The match of one job ad, with all its reasons. */
export function scoreMatch(ad: AdFeatures, facts: AdFacts, { profile, weights, learned, today }: MatchContext): Match {
  const skills = skillsPart(ad, profile);
  const findings: Readonly<Record<MatchPartKey, PartFinding>> = {
    skills,
    phrases: phrasesPart(ad, profile, skills.shown),
    title: titlePart(ad, profile),
    years: yearsPart(ad, profile),
    place: placePart(facts.place, profile.home),
    freshness: freshnessPart(facts.postedOn, today),
  };
  const total = matchParts.reduce((sum, key) => sum + (findings[key].share === null ? 0 : weights[key]), 0);
  const hasScore = !profile.isEmpty && !isEmptyAd(ad) && total > 0;
  const maxPoints = (key: MatchPartKey): number =>
    hasScore && findings[key].share !== null ? (weights[key] / total) * 100 : 0;
  const exactPoints = matchParts.map((key) => maxPoints(key) * (findings[key].share ?? 0));
  const sum = exactPoints.reduce((all, each) => all + each, 0);
  const { loss, reasons } = lossOf(learned, facts.posting, ad);
  const taken = Math.min(loss, Math.round(sum));
  const points = wholePoints(exactPoints);
  // Both are rounded so that they add up, and no part has more points than it can have.
  const most = wholePoints(matchParts.map(maxPoints)).map((each, index) => Math.max(each, points[index] ?? 0));
  return {
    score: hasScore ? points.reduce((all, each) => all + each, 0) - taken : null,
    exact: hasScore ? Math.max(0, sum - taken) : -1,
    hasBlocks: !profile.isEmpty,
    isProvisional: ad.lacks.length > 0,
    lacks: ad.lacks,
    parts: matchParts.map((key, index): MatchPart => ({
      key,
      weight: weights[key],
      ...findings[key],
      points: points[index] ?? 0,
      mostPoints: most[index] ?? 0,
    })),
    learned: { points: hasScore && taken > 0 ? -taken : 0, reasons: hasScore ? reasons : [] },
    matched: skills.matched,
    missing: skills.missing,
  };
}
