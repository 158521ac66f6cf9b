import type { SkillLevel } from '../events.ts';
import type { CustomCategory, EventSectionKind } from '../resume-document.ts';

/** The few words that a document has of itself, in the document's language (which need not be the interface's). */
export interface DocumentWords {
  /** `Résumé`, in the PDF's title and file name. */
  readonly resume: string;
  readonly letter: {
    /** `Cover letter`, as `resume`. */
    readonly name: string;
    /** What a letter begins and ends with where the person has said nothing else. */
    readonly salutation: string;
    readonly closing: string;
    /** Says what a drawn signature is: `Signature – Zoë Núñez`. */
    readonly signature: string;
  };
  /** Says what a headshot is: `Portrait – Zoë Núñez`. */
  readonly portrait: string;
  /** Stands for an end that is not there yet (product.md §5). */
  readonly present: string;
  /** Marks an end that lies ahead. */
  readonly expected: string;
  readonly minor: string;
  readonly coursework: string;
  readonly score: string;
  readonly keywords: string;
  readonly levels: Readonly<Record<SkillLevel, string>>;
  /** Titles that a section starts with. */
  readonly sections: Readonly<Record<EventSectionKind | 'summary' | CustomCategory, string>>;
}
