import type { AdFeatures, AdSkill } from '../ad-features.ts';
import type { MatchReason, MatchedTerm, MissingTerm, PartFinding } from '../match.ts';
import type { Profile } from '../profile.ts';
import { skills as vocabulary, withBroader } from '../../vocabulary/skills.ts';

/** The weight of a skill that is nice to have, and of one that cannot be verified (teamwork). */
const niceWeight = 0.5;
const softWeight = 0.25;
/** The share that a broader skill counts where a narrower one is asked for: SQL for PostgreSQL. */
const broaderShare = 0.4;

const weightOf = ({ id, isRequired }: AdSkill): number =>
  (isRequired ? 1 : niceWeight) * (vocabulary.get(id)?.isSoft === true ? softWeight : 1);

interface Shown {
  readonly share: number;
  readonly blocks: readonly string[];
  /** The skill that counts in its place, if it is a different one. */
  readonly by: string | undefined;
}

/** The evidence for a skill: its name, a narrower skill, or in part a broader skill that the person names. */
function shownBy(id: string, profile: Profile): Shown | undefined {
  const own = profile.skills.get(id);
  if (own) return { share: 1, blocks: own.blocks, by: undefined };
  for (const [wider, steps] of withBroader(id)) {
    const evidence = steps === 1 ? profile.skills.get(wider) : undefined;
    if (evidence) return { share: broaderShare, blocks: evidence.blocks, by: wider };
  }
  return undefined;
}

export interface SkillsFinding extends PartFinding {
  readonly matched: readonly MatchedTerm[];
  readonly missing: readonly MissingTerm[];
}

/** Scores which of the requested skills the person's blocks show. */
export function skillsPart({ skills }: AdFeatures, profile: Profile): SkillsFinding {
  const weighed = skills.map((skill) => ({ skill, weight: weightOf(skill), shown: shownBy(skill.id, profile) }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  // A single skill says little, so half of the part then stays unknown.
  const sure = Math.min(1, total / 2);
  const got = weighed.reduce((sum, { weight, shown }) => sum + weight * (shown?.share ?? 0), 0);
  const near = weighed.flatMap(({ skill, shown }): readonly MatchReason[] =>
    shown?.by === undefined
      ? []
      : [{ kind: 'skillNear', term: skill.as, other: nameOf(shown.by), blocks: shown.blocks }],
  );
  const full = weighed.filter(({ shown }) => shown?.share === 1);
  return {
    share: total === 0 ? 0.5 : (got / total) * sure + 0.5 * (1 - sure),
    reasons:
      total === 0
        ? [{ kind: 'notSaid' }]
        : [{ kind: 'skillsShown', count: full.length, of: skills.length }, ...near.slice(0, 5)],
    matched: full.map(({ skill, shown }) => ({
      term: skill.as,
      isRequired: skill.isRequired,
      blocks: shown?.blocks ?? [],
    })),
    missing: weighed
      .filter(({ shown }) => shown?.share !== 1)
      .map(({ skill: { as, isRequired } }) => ({ term: as, isRequired }))
      .sort((a, b) => Number(b.isRequired) - Number(a.isRequired)),
  };
}

const nameOf = (id: string): string => vocabulary.get(id)?.name ?? id;
