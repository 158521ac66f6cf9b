/** How well an advertisement fits a person: a score, what it is made of, and why. All of it data, no sentence. */
import type { AdLack } from './ad-features.ts';
import type { FitPartKey } from './weights.ts';

export const fitReasons = [
  /** `count` of `of` skills that are asked for are shown by blocks. */
  'skillsShown',
  /** A narrower or broader skill stands for the one that is asked for: `term`, `other`. */
  'skillNear',
  /** `count` of `of` requirements are spoken of in blocks. */
  'demandsSpokenOf',
  /** A requirement (`term`) is spoken of in `blocks`. */
  'demandSpokenOf',
  /** The title names what a block (`blocks`) does. */
  'sameOccupation',
  /** The title is in the same field (`term`) as a block. */
  'sameField',
  /** Words of the title (`term`) are those of a block's. */
  'sameWords',
  'otherOccupation',
  /** The job is `count` steps higher than the positions so far. */
  'moreSenior',
  /** … or lower. */
  'lessSenior',
  /** `count` years of related work, `of` are asked for. */
  'yearsRelated',
  /** … and `count` years of other work, of which half counts. */
  'yearsOther',
  'remote',
  /** In kilometres. */
  'distance',
  'sameCity',
  'sameRegion',
  'sameCountry',
  'elsewhere',
  /** Posted `count` days ago. */
  'postedDaysAgo',
  /** The advertisement does not say; the part counts half. */
  'notSaid',
  /** The advertisement does not ask for it; the part does not count. */
  'notAsked',
  /** The person's profile or blocks do not say; the part does not count. */
  'ownUnknown',
  /** Less of what was called "not this kind": `term`, by `count` points. */
  'learnedCompany',
  'learnedTitle',
  'learnedPlace',
  'learnedSkill',
] as const;
export type FitReasonKind = (typeof fitReasons)[number];

export interface FitReason {
  readonly kind: FitReasonKind;
  readonly term?: string;
  readonly other?: string;
  readonly count?: number;
  readonly of?: number;
  /** Ids of the blocks that show it. */
  readonly blocks?: readonly string[];
}

/** What one part finds; `share` from 0 to 1, null where it does not count. */
export interface PartFinding {
  readonly share: number | null;
  readonly reasons: readonly FitReason[];
}

export interface FitPart extends PartFinding {
  readonly key: FitPartKey;
  readonly weight: number;
  /** Of the score; those of all parts and `learned` make the score. */
  readonly points: number;
  /** What it would be if it fitted wholly. */
  readonly mostPoints: number;
}

export interface MatchedTerm {
  readonly term: string;
  readonly isRequired: boolean;
  /** Ids. */
  readonly blocks: readonly string[];
}
export interface MissingTerm {
  readonly term: string;
  readonly isRequired: boolean;
}

export interface Fit {
  /** 0 to 100. Null where there is nothing to compare: no blocks, or an advertisement that says nothing of the job. */
  readonly score: number | null;
  /** Not rounded, for ranking; -1 where there is no score. */
  readonly exact: number;
  readonly hasBlocks: boolean;
  /** True where the advertisement leaves out what a score needs. */
  readonly isProvisional: boolean;
  readonly lacks: readonly AdLack[];
  readonly parts: readonly FitPart[];
  /** What "not this kind" takes away: 0 or less. */
  readonly learned: { readonly points: number; readonly reasons: readonly FitReason[] };
  readonly matched: readonly MatchedTerm[];
  readonly missing: readonly MissingTerm[];
}
