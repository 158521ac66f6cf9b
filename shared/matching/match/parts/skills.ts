import type { Demand } from '../../demands/demand.ts';
import type { AdDemand, AdFeatures } from '../ad-features.ts';
import type { MatchReason, MatchedTerm, MissingTerm, PartFinding } from '../match.ts';
import type { Profile } from '../profile.ts';
import { showDemand } from '../show-demand.ts';

const niceWeight = 0.5;
/** What the law requires, and a degree, decide more than one skill of many. */
const kindWeights: Readonly<Record<Demand['kind'], number>> = {
  ...{ skill: 1, certificate: 1, license: 2, degree: 1.5, language: 1, years: 0 },
};
const maxNear = 5;
const maxNames = 4;

const weightOf = ({ kind, level }: AdDemand): number => kindWeights[kind] * (level === 'must' ? 1 : niceWeight);

/** A demand in the ad's words, its alternatives joined by a slash: `React / Vue`. */
export const nameOfDemand = ({ anyOf }: Pick<Demand, 'anyOf'>): string =>
  [...new Set(anyOf.map(({ text }) => text))].slice(0, maxNames).join(' / ');

export interface SkillsFinding extends PartFinding {
  readonly matched: readonly MatchedTerm[];
  readonly missing: readonly MissingTerm[];
  /** How far the blocks show each demand of the ad, in its order; years, which have their own part, count as shown. */
  readonly shown: readonly number[];
}

/** Scores which of the ad's demands the person's blocks show. Years have their own part. */
export function skillsPart({ demands }: AdFeatures, profile: Profile): SkillsFinding {
  const all = demands.map((demand) => ({
    ...{ demand, weight: weightOf(demand) },
    shown: demand.kind === 'years' ? undefined : showDemand(demand, profile),
  }));
  const weighed = all.filter(({ demand: { kind } }) => kind !== 'years');
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  // A single demand says little, so half of the part then stays unknown.
  const sure = Math.min(1, total / 2);
  const got = weighed.reduce((sum, { weight, shown }) => sum + weight * (shown?.share ?? 0), 0);
  const near = weighed.flatMap(({ demand, shown }): readonly MatchReason[] =>
    shown?.by === undefined
      ? []
      : [{ kind: 'skillNear', term: nameOfDemand(demand), other: shown.by, blocks: shown.blocks }],
  );
  const full = weighed.filter(({ shown }) => shown?.share === 1);
  const term = ({ kind, level, anyOf }: AdDemand): MissingTerm => ({
    ...{ term: nameOfDemand({ anyOf }), kind, isRequired: level === 'must' },
  });
  return {
    share: total === 0 ? 0.5 : (got / total) * sure + 0.5 * (1 - sure),
    reasons:
      total === 0
        ? [{ kind: 'notSaid' }]
        : [{ kind: 'skillsShown', count: full.length, of: weighed.length }, ...near.slice(0, maxNear)],
    matched: full.map(({ demand, shown }) => ({ ...term(demand), blocks: shown?.blocks ?? [] })),
    missing: weighed
      .filter(({ shown }) => shown?.share !== 1)
      .map(({ demand }) => term(demand))
      .sort((a, b) => Number(b.isRequired) - Number(a.isRequired)),
    shown: all.map(({ demand: { kind }, shown }) => (kind === 'years' ? 1 : (shown?.share ?? 0))),
  };
}
