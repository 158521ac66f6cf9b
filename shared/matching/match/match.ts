/** The match of a job ad with a person: a score, its parts, and the reasons, all as data without sentences. */
import type { DemandKind } from '../demands/demand.ts';
import type { AdLack } from './ad-features.ts';
import type { MatchPartKey } from './weights.ts';

export const matchReasons = [
  /** Blocks show `count` of the `of` demands. */
  'skillsShown',
  /** Something else (`other`) stands in part for what is asked for (`term`). */
  'skillNear',
  /** Blocks address `count` of the `of` requirements. */
  'demandsSpokenOf',
  /** The blocks in `blocks` address a requirement (`term`). */
  'demandSpokenOf',
  /** The title names the same occupation as a block (`blocks`). */
  'sameOccupation',
  /** The title names an occupation that people move to from that of a block (`blocks`). */
  'nearOccupation',
  /** The title leads the work of a block (`blocks`), which makes it the next step. */
  'nextStep',
  /** The title is in the same field (`term`) as a block. */
  'sameField',
  /** The title shares words (`term`) with a block's title. */
  'sameWords',
  'otherOccupation',
  /** The job is `count` steps of seniority above the positions so far. */
  'moreSenior',
  /** The job is `count` steps of seniority below the positions so far. */
  'lessSenior',
  /** The person has `count` years of related work; `of` are required. */
  'yearsRelated',
  /** The person also has `count` years of other work, which counts a little. */
  'yearsOther',
  'remote',
  /** The distance in kilometers, or in miles where the person's country uses them. */
  'distance',
  'distanceMiles',
  'sameCity',
  'sameRegion',
  'sameCountry',
  'elsewhere',
  /** The posting is `count` days old. */
  'postedDaysAgo',
  /** The job ad does not state it; the part counts half. */
  'notSaid',
  /** The job ad does not ask for it; the part does not count. */
  'notAsked',
  /** The person's profile or blocks do not state it; the part does not count. */
  'ownUnknown',
  /** The posting resembles a dismissed one in `term` and loses `count` points. */
  'learnedCompany',
  'learnedTitle',
  'learnedPlace',
  'learnedSkill',
] as const;
export type MatchReasonKind = (typeof matchReasons)[number];

export interface MatchReason {
  readonly kind: MatchReasonKind;
  readonly term?: string;
  readonly other?: string;
  readonly count?: number;
  readonly of?: number;
  /** The ids of the blocks that show it. */
  readonly blocks?: readonly string[];
}

/** The result of one part; `share` is from 0 to 1, or null where the part does not count. */
export interface PartFinding {
  readonly share: number | null;
  readonly reasons: readonly MatchReason[];
}

export interface MatchPart extends PartFinding {
  readonly key: MatchPartKey;
  readonly weight: number;
  /** The points of this part; the points of all parts and of `learned` add up to the score. */
  readonly points: number;
  /** The points for a full match. */
  readonly mostPoints: number;
}

/** A demand of the ad that no block shows. */
export interface MissingTerm {
  /** As the ad calls it, its alternatives joined by a slash. */
  readonly term: string;
  readonly kind: DemandKind;
  readonly isRequired: boolean;
}
/** A demand of the ad that blocks show. */
export interface MatchedTerm extends MissingTerm {
  /** The ids of the blocks that show it. */
  readonly blocks: readonly string[];
}

export interface Match {
  /**
   * The score from 0 to 100. Null where there is nothing to compare: a person without blocks, or a job ad that says
   * nothing about the job.
   */
  readonly score: number | null;
  /** The unrounded score for ranking; -1 where there is no score. */
  readonly exact: number;
  readonly hasBlocks: boolean;
  /** Whether the job ad lacks information that a score needs. */
  readonly isProvisional: boolean;
  readonly lacks: readonly AdLack[];
  readonly parts: readonly MatchPart[];
  /** The points lost through "not this kind": 0 or less. */
  readonly learned: { readonly points: number; readonly reasons: readonly MatchReason[] };
  readonly matched: readonly MatchedTerm[];
  readonly missing: readonly MissingTerm[];
}
