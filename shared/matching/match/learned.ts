import { plainText } from '../../documents/text/plain-text.ts';
import { type AdFeatures, termsAsked } from './ad-features.ts';
import type { MatchReason, MatchReasonKind } from './match.ts';
import { occupations } from '../vocabulary/occupations.ts';
import { terms } from '../vocabulary/terms.ts';

/** The reasons for dismissing a posting. `other` concerns only that posting: nothing is learned from it. */
export const dismissalReasons = ['company', 'title', 'place', 'skills', 'other'] as const;
export type DismissalReason = (typeof dismissalReasons)[number];

/** A trait that lowers the score of postings, as it is stored with a dismissal. */
export interface LearnedTrait {
  readonly kind: 'company' | 'occupation' | 'titleWords' | 'place' | 'skill';
  /** The key that identifies the trait. */
  readonly key: string;
  /** The name as it is shown. */
  readonly name: string;
}

/** The fields of a posting that a dismissal can refer to. */
export interface Dismissable {
  readonly title: string;
  readonly company: string;
  readonly places: readonly string[];
}

/**
 * The points that one dismissal takes from a similar posting; `maxLearned` is the most that all of them take together.
 */
const pointsOf: Readonly<Record<LearnedTrait['kind'], number>> = {
  company: 8,
  occupation: 6,
  titleWords: 6,
  place: 6,
  skill: 2,
};
/** The maximum number of dismissals of one trait that count. */
const maxTimes = 2;
export const maxLearned = 20;
const maxSkills = 5;

const keyOf = (name: string): string =>
  plainText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const wordsKey = (stems: readonly string[]): string => [...stems].sort().join(' ');

/**
 * The traits learned from "not this kind". `shown` holds the ids of the person's skills, which the person presumably
 * does not mind.
 */
export function traitsOf(
  reason: DismissalReason,
  { title, company, places }: Dismissable,
  features: Pick<AdFeatures, 'title' | 'demands'>,
  shown: (id: string) => boolean,
): readonly LearnedTrait[] {
  switch (reason) {
    case 'company':
      return keyOf(company) === '' ? [] : [{ kind: 'company', key: keyOf(company), name: company }];
    case 'place':
      return places.slice(0, 1).map((name) => ({ kind: 'place', key: keyOf(name), name }));
    case 'title': {
      const reading = features.title;
      if (reading?.occupation != null) {
        const name = occupations.get(reading.occupation)?.names[0] ?? title;
        return [{ kind: 'occupation', key: reading.occupation, name }];
      }
      return !reading || reading.stems.length === 0
        ? []
        : [{ kind: 'titleWords', key: wordsKey(reading.stems), name: title }];
    }
    case 'skills':
      return termsAsked(features)
        .filter(({ id, isRequired }) => isRequired && !shown(id))
        .slice(0, maxSkills)
        .map(({ id, as }) => ({ kind: 'skill', key: id, name: terms.get(id)?.name ?? as }));
    case 'other':
      return [];
  }
}

const reasonOf: Readonly<Record<LearnedTrait['kind'], MatchReasonKind>> = {
  company: 'learnedCompany',
  occupation: 'learnedTitle',
  titleWords: 'learnedTitle',
  place: 'learnedPlace',
  skill: 'learnedSkill',
};

/** The learned traits by key, with the number of times each was dismissed. */
export type Learned = ReadonlyMap<string, { readonly trait: LearnedTrait; readonly times: number }>;

/** Counts how often each trait was dismissed. */
export function learnedFrom(traits: readonly LearnedTrait[]): Learned {
  const found = new Map<string, { trait: LearnedTrait; times: number }>();
  for (const trait of traits) {
    const name = `${trait.kind}:${trait.key}`;
    const known = found.get(name);
    found.set(name, { trait, times: (known?.times ?? 0) + 1 });
  }
  return found;
}

export interface LearnedLoss {
  /** The points lost, from 0 to `maxLearned`. */
  readonly loss: number;
  readonly reasons: readonly MatchReason[];
}

/** The points that a posting loses because it resembles dismissed ones. */
export function lossOf(learned: Learned, posting: Dismissable, features: AdFeatures): LearnedLoss {
  const { title } = features;
  if (learned.size === 0) return { loss: 0, reasons: [] };
  const keys = [
    `company:${keyOf(posting.company)}`,
    ...posting.places.map((place) => `place:${keyOf(place)}`),
    ...(title ? [`occupation:${title.occupation ?? ''}`, `titleWords:${wordsKey(title.stems)}`] : []),
    ...termsAsked(features).map(({ id }) => `skill:${id}`),
  ];
  const found = [...new Set(keys)].flatMap((key) => learned.get(key) ?? []);
  let left = maxLearned;
  const reasons = found.flatMap(({ trait, times }): readonly MatchReason[] => {
    const points = Math.min(left, pointsOf[trait.kind] * Math.min(maxTimes, times));
    left -= points;
    return points === 0 ? [] : [{ kind: reasonOf[trait.kind], term: trait.name, count: points }];
  });
  return { loss: maxLearned - left, reasons };
}
