import type { AdFeatures, AdSkill } from '../ad-features.ts';
import type { FitReason, MatchedTerm, MissingTerm, PartFinding } from '../fit.ts';
import type { Profile } from '../profile.ts';
import { skills as vocabulary, withBroader } from '../../vocabulary/skills.ts';

/** What a skill counts that would be nice to have, and one that nobody can check (teamwork). */
const niceWeight = 0.5;
const softWeight = 0.25;
/** What the broader skill counts where a narrower one is asked for: SQL for PostgreSQL. */
const broaderShare = 0.4;

const weightOf = ({ id, isRequired }: AdSkill): number =>
  (isRequired ? 1 : niceWeight) * (vocabulary.get(id)?.isSoft === true ? softWeight : 1);

interface Shown {
  readonly share: number;
  readonly blocks: readonly string[];
  /** The skill that stands for it, where it is not the same. */
  readonly by: string | undefined;
}

/** What shows a skill: its name, a narrower one, or in part the broader one that the person names. */
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

/** Which of the skills that are asked for blocks show. */
export function skillsPart({ skills }: AdFeatures, profile: Profile): SkillsFinding {
  const weighed = skills.map((skill) => ({ skill, weight: weightOf(skill), shown: shownBy(skill.id, profile) }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  // One skill alone says little: the part is then half of what it says and half unknown.
  const sure = Math.min(1, total / 2);
  const got = weighed.reduce((sum, { weight, shown }) => sum + weight * (shown?.share ?? 0), 0);
  const near = weighed.flatMap(({ skill, shown }): readonly FitReason[] =>
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
