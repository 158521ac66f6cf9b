/** What is proposed for one advertisement: which blocks, which of their entries in which order, and why. */
import type { EventSectionKind } from '../../documents/resume-document.ts';

export const tailorReasons = [
  /** It answers what is asked for: `terms` are requirements, in the words of the advertisement. */
  'answers',
  /** It shows skills that are asked for: `terms`. */
  'shows',
  /** It is the newest, or shows no gap in between. */
  'history',
  /** What was studied belongs into every résumé. */
  'education',
  /** There is room for it. */
  'room',
  /** The advertisement asks for nothing of it. */
  'notAsked',
  /** It ended long ago, and nothing of it is asked for. */
  'longAgo',
  /** Left out, as the pages are full. */
  'noRoom',
] as const;
export type TailorReasonKind = (typeof tailorReasons)[number];

export interface TailorReason {
  readonly kind: TailorReasonKind;
  readonly terms: readonly string[];
}

/** An accomplishment, a course or a skill. */
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
  /** In the order that is proposed; those that are left out come last. */
  readonly entries: readonly TailoredEntry[];
}

/** Something that is asked for and of which no block speaks. It is for the person to answer; nothing is filled in. */
export interface TailoringGap {
  readonly term: string;
  readonly isRequired: boolean;
}

/** What somebody has chosen of a proposal: blocks with the entries that are shown, in their order. */
export interface TailorChoice {
  readonly eventId: string;
  readonly entryIds: readonly string[];
}

export const choicesOf = (blocks: readonly TailoredBlock[]): readonly TailorChoice[] =>
  blocks
    .filter(({ include }) => include)
    .map(({ eventId, entries }) => ({
      eventId,
      entryIds: entries.filter((entry) => entry.include).map(({ id }) => id),
    }));
