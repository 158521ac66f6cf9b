/** A proposal for one job ad: which blocks, which of their entries in which order, and why. */
import type { EventSectionKind } from '../../documents/resume-document.ts';

export const tailorReasons = [
  /** It answers requirements: `terms` holds them in the words of the job ad. */
  'answers',
  /** It shows requested skills: `terms` holds them. */
  'shows',
  /** It is the newest work, or it avoids a gap in the career. */
  'history',
  /** Education belongs in every résumé. */
  'education',
  /** There is room for it on the page. */
  'room',
  /** The job ad does not ask for it. */
  'notAsked',
  /** It ended long ago, and the job ad does not ask for it. */
  'longAgo',
  /** It was left out because the pages are full. */
  'noRoom',
] as const;
export type TailorReasonKind = (typeof tailorReasons)[number];

export interface TailorReason {
  readonly kind: TailorReasonKind;
  readonly terms: readonly string[];
}

/** An accomplishment, a course, or a skill. */
export interface TailoredEntry {
  readonly id: string;
  readonly text: string;
  readonly include: boolean;
  readonly reasons: readonly TailorReason[];
}

export interface TailoredBlock {
  readonly eventId: string;
  readonly kind: EventSectionKind;
  readonly include: boolean;
  readonly reasons: readonly TailorReason[];
  /** The entries in the proposed order; those that are left out come last. */
  readonly entries: readonly TailoredEntry[];
}

/** A requirement that no block addresses. The person has to answer it; nothing is filled in. */
export interface TailoringGap {
  readonly term: string;
  readonly isRequired: boolean;
}

/** The person's choice from a proposal: a block with the entries to show, in order. */
export interface TailorChoice {
  readonly eventId: string;
  readonly entryIds: readonly string[];
}

/** The choices that accept a proposal unchanged. */
export const choicesOf = (blocks: readonly TailoredBlock[]): readonly TailorChoice[] =>
  blocks
    .filter(({ include }) => include)
    .map(({ eventId, entries }) => ({
      eventId,
      entryIds: entries.filter((entry) => entry.include).map(({ id }) => id),
    }));
