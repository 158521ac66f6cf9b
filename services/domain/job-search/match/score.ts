import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import {
  type AdFacts,
  type AdFeatures,
  type Dismissable,
  type Match,
  scoreMatch,
  type MatchWeights,
  type Learned,
  type CandidateProfile,
  type Profile,
  profileOf,
} from '../../../../shared/matching/match/index.ts';
import type { Candidate } from './find-candidates.ts';
import { type Coordinates, distance } from '../places/distance.ts';

const placesOf = ({ location }: Pick<Candidate, 'location'>): readonly string[] =>
  location === null ? [] : [location];

/** The aspects of a posting that a dismissal can be about. */
export const dismissibleAspects = ({ title, company, location }: Omit<Candidate, 'features'>): Dismissable => ({
  ...{ title, company },
  places: placesOf({ location }),
});

/** Everything about a person that scoring needs, read once per request. */
export interface Scoring {
  readonly person: CandidateProfile;
  readonly weights: MatchWeights;
  readonly learned: Learned;
  /** The coordinates of the person's home; undefined if unknown. */
  readonly home: Coordinates | undefined;
  readonly today: PlainDay;
}

/** The facts of a posting besides its text, for a person at `home`. */
export function postingFacts(posting: Omit<Candidate, 'features'>, { home }: Pick<Scoring, 'home'>): AdFacts {
  const { workplace, points, postedOn } = posting;
  const kilometres =
    home === undefined || points.length === 0
      ? null
      : Math.min(...points.map(([latitude, longitude]) => distance(home, { latitude, longitude })));
  return {
    place: { workplace, places: placesOf(posting), kilometres },
    postedOn,
    posting: dismissibleAspects(posting),
  };
}

/** Creates a scorer of job ads for one person. The profile for each language is computed once. */
export function createScorer({ person, weights, learned, home, today }: Scoring) {
  const profiles = new Map<string, Profile>();
  const profileFor = (language: AdFeatures['language']): Profile => {
    const cached = profiles.get(language);
    if (cached) return cached;
    const created = profileOf(person, language, today);
    profiles.set(language, created);
    return created;
  };
  const score = (features: AdFeatures, facts: AdFacts): Match =>
    scoreMatch(features, facts, { profile: profileFor(features.language), weights, learned, today });
  return {
    profileFor,
    /** Scores a text that is not a stored posting. */
    score,
    /** Scores a posting. */
    scorePosting: (posting: Candidate): Match => score(posting.features, postingFacts(posting, { home })),
  };
}
