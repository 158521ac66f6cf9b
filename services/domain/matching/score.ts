import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import {
  type AdFacts,
  type AdFeatures,
  type Dismissable,
  type Fit,
  fitOf,
  type FitWeights,
  type Learned,
  type PersonToMatch,
  type Profile,
  profileOf,
} from '../../../shared/matching/match/index.ts';
import type { Candidate } from '../job-search/fit/find-candidates.ts';
import { type Coordinates, distance } from '../job-search/places/distance.ts';

const placesOf = ({ location }: Pick<Candidate, 'location'>): readonly string[] =>
  location === null ? [] : [location];

/** What a dismissal of a posting can be about. */
export const dismissable = ({ title, company, location }: Candidate): Dismissable => ({
  ...{ title, company },
  places: placesOf({ location }),
});

/** Everything about a person that scoring needs, read once a request. */
export interface Scoring {
  readonly person: PersonToMatch;
  readonly weights: FitWeights;
  readonly learned: Learned;
  /** Where the person lives, where somebody knows it. */
  readonly home: Coordinates | undefined;
  readonly today: PlainDay;
}

/** Scores advertisements for one person: each language's profile is made once. */
export function createScorer({ person, weights, learned, home, today }: Scoring) {
  const profiles = new Map<string, Profile>();
  const profileFor = (language: AdFeatures['language']): Profile => {
    const known = profiles.get(language);
    if (known) return known;
    const made = profileOf(person, language, today);
    profiles.set(language, made);
    return made;
  };
  const kilometres = (points: Candidate['points']): number | null =>
    home === undefined || points.length === 0
      ? null
      : Math.min(...points.map(([latitude, longitude]) => distance(home, { latitude, longitude })));

  const score = (features: AdFeatures, facts: AdFacts): Fit =>
    fitOf(features, facts, { profile: profileFor(features.language), weights, learned, today });
  return {
    profileFor,
    /** A text that nobody has published here. */
    score,
    /** A posting. */
    scorePosting: (posting: Candidate): Fit =>
      score(posting.features, {
        place: { workplace: posting.workplace, places: placesOf(posting), kilometres: kilometres(posting.points) },
        postedOn: posting.postedOn,
        posting: dismissable(posting),
      }),
  };
}
export type Scorer = ReturnType<typeof createScorer>;
