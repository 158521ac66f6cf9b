/**
 * The definition of a cover letter: paragraphs that refer to blocks or were written in the letter, a recipient, and a
 * design (decisions.md "Cover letters"). Like a résumé, it never holds a copy of a block.
 */
import type { ResumeDesign } from '../design/resume-design.ts';
import type { PlainDay } from '../jobs/plain-day.ts';
import type { LetterVariable } from '../letter-variables.ts';
import type { ContactInfo, EventReference, HeaderLink } from '../resume-document.ts';
import type { VariantKey } from '../variants/variant.ts';
import type { LetterSignature } from './signature.ts';
import { eventLimits } from '../event-limits.ts';

/** The recipient of the letter; every field may be empty. */
export interface LetterRecipient {
  readonly name: string;
  /** The recipient's title: `Head of Engineering`. */
  readonly title: string;
  readonly company: string;
  /** The postal address, in lines. */
  readonly address: string;
}

/** The date of a letter. `today` is the day on which it is read, printed, or sent. */
export type LetterDate = { readonly kind: 'today' | 'none' } | { readonly kind: 'day'; readonly day: PlainDay };

/** A reference to a paragraph block. A letter may contain the same block twice. */
export interface BlockPart extends EventReference {
  readonly kind: 'block';
  readonly id: string;
}
/** Text that only this letter contains; it may contain variables (letter-variables.ts). */
export interface WrittenPart {
  readonly kind: 'written';
  readonly id: string;
  readonly text: string;
}
export type LetterPart = BlockPart | WrittenPart;

/** The facts of a job that a letter uses. */
export interface JobFacts {
  readonly company: string;
  readonly position: string;
  readonly location: string;
  /** The place where the person found the job. */
  readonly source: string;
}

/** The job that a letter is for, with a snapshot of its facts, so that deleting the job does not change the letter. */
export interface LinkedJob extends JobFacts {
  readonly id: string;
}

/** The values that this letter gives variables; they win over the job and the profile. */
export type VariableFills = { readonly [Name in LetterVariable]?: string };

export interface LetterDocument {
  /** Null means the profile's current contact info. */
  readonly contact: ContactInfo | null;
  readonly headline: string;
  readonly links: readonly HeaderLink[];
  readonly recipient: LetterRecipient;
  readonly date: LetterDate;
  /** The subject, salutation, and closing may contain variables. */
  readonly subject: string;
  readonly salutation: string;
  readonly parts: readonly LetterPart[];
  readonly closing: string;
  readonly signature: LetterSignature | null;
  /** Which variants of its blocks the letter shows; without it, their usual texts. */
  readonly wording?: VariantKey;
  /** The letter's own design, or the last one known of the résumé that it follows. */
  readonly design: ResumeDesign;
  /** The id of the résumé whose design the letter follows. */
  readonly designOf: string | null;
  readonly job: LinkedJob | null;
  readonly fills: VariableFills;
}

/** The limits on the contents of a letter; those it shares with résumés are in `resumeLimits`. */
export const letterLimits = {
  parts: 100,
  /** Maximum characters of a paragraph written in the letter: the same as in a block, which it may become. */
  text: eventLimits.text,
  /** Maximum characters of the recipient's postal address. */
  address: 1_000,
  strokes: 200,
  /** Maximum number of points in all strokes of a signature together. */
  points: 4_000,
} as const;
