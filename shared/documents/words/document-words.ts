import type { SkillLevel } from '../events.ts';
import type { CustomCategory, EventSectionKind } from '../resume-document.ts';

/** The few words that a document adds itself, in the document's language (which may differ from the interface's). */
export interface DocumentWords {
  /** `Résumé`, in the PDF's title and file name. */
  readonly resume: string;
  readonly letter: {
    /** `Cover letter`, in the PDF's title and file name. */
    readonly name: string;
    /** The salutation and closing of a letter that the person has not changed. */
    readonly salutation: string;
    readonly closing: string;
    /** Describes a drawn signature: `Signature – Zoë Núñez`. */
    readonly signature: string;
  };
  /** Describes a headshot: `Portrait – Zoë Núñez`. */
  readonly portrait: string;
  /** The word for an end date that has not been reached (product.md §5). */
  readonly present: string;
  /** Marks an end date in the future. */
  readonly expected: string;
  readonly minor: string;
  readonly coursework: string;
  readonly score: string;
  readonly keywords: string;
  readonly levels: Readonly<Record<SkillLevel, string>>;
  /** The titles that sections start with. */
  readonly sections: Readonly<Record<EventSectionKind | 'summary' | CustomCategory, string>>;
}
