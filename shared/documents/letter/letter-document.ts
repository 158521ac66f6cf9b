/**
 * What a cover letter is: paragraphs that refer to blocks or were written here, whom it goes to, and a design (decisions.md
 * "Cover letters"). As a résumé it never holds a copy of a block.
 */
import type { ResumeDesign } from '../design/resume-design.ts';
import type { PlainDay } from '../jobs/plain-day.ts';
import type { LetterVariable } from '../letter-variables.ts';
import type { ContactInfo, EventReference, HeaderLink } from '../resume-document.ts';
import type { VariantKey } from '../variants/variant.ts';
import type { LetterSignature } from './signature.ts';

/** Whom the letter goes to; every field may be empty. */
export interface LetterRecipient {
  readonly name: string;
  /** `Head of Engineering`. */
  readonly title: string;
  readonly company: string;
  /** Lines of an address. */
  readonly address: string;
}

/** `today` is the day on which it is read, printed or sent. */
export type LetterDate = { readonly kind: 'today' | 'none' } | { readonly kind: 'day'; readonly day: PlainDay };

/** A paragraph block in its place. One block may stand in two places. */
export interface BlockPart extends EventReference {
  readonly kind: 'block';
  readonly id: string;
}
/** Text of this letter alone; may hold variables (letter-variables.ts). */
export interface WrittenPart {
  readonly kind: 'written';
  readonly id: string;
  readonly text: string;
}
export type LetterPart = BlockPart | WrittenPart;

/** What a letter has to know of a job. */
export interface JobFacts {
  readonly company: string;
  readonly position: string;
  readonly location: string;
  /** Where the job was found. */
  readonly source: string;
}

/** The job that a letter is for, with what was last known of it: a job that is deleted changes no letter. */
export interface TiedJob extends JobFacts {
  readonly id: string;
}

/** Words that this letter has for variables, whatever the job and the profile say. */
export type SlotFills = { readonly [Name in LetterVariable]?: string };

export interface LetterDocument {
  /** Null: the profile's contact info, as it is at any time. */
  readonly contact: ContactInfo | null;
  readonly headline: string;
  readonly links: readonly HeaderLink[];
  readonly recipient: LetterRecipient;
  readonly date: LetterDate;
  /** Subject, salutation and closing may hold variables. */
  readonly subject: string;
  readonly salutation: string;
  readonly parts: readonly LetterPart[];
  readonly closing: string;
  readonly signature: LetterSignature | null;
  /** Which variants of its blocks it shows; without it, their usual texts. */
  readonly wording?: VariantKey;
  /** Its own, or the one last known of the résumé that it follows. */
  readonly design: ResumeDesign;
  /** Id of the résumé whose design it follows. */
  readonly designOf: string | null;
  readonly job: TiedJob | null;
  readonly fills: SlotFills;
}
