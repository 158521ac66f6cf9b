import type { PartialDate, SkillLevel } from '../../documents/events.ts';
import type { JsonRecord } from '../../documents/parsing/read-json.ts';
import type { ContactInfo, CustomSection, EventSectionKind, HeaderLink } from '../../documents/resume-document.ts';

/** A work event in the shape of the gateway's `WorkEventInput`. */
export interface ImportedWork {
  /** A new id by which the résumé refers to the block until the block exists. */
  readonly uuid: string;
  readonly company: string;
  readonly position: string;
  readonly location: string | null;
  readonly link: string | null;
  readonly startDate: PartialDate | null;
  readonly endDate: PartialDate | null;
  readonly accomplishments: readonly { readonly description: string }[];
}

/** An education event in the shape of the gateway's `EduEventInput`. */
export interface ImportedEducation {
  readonly uuid: string;
  readonly university: string;
  readonly degree: string | null;
  readonly location: string | null;
  readonly major: string | null;
  readonly minor: string | null;
  readonly link: string | null;
  readonly startDate: PartialDate | null;
  readonly endDate: PartialDate | null;
  readonly accomplishments: readonly { readonly description: string }[];
  readonly coursework: readonly { readonly description: string }[];
}

/** A skill event in the shape of the gateway's `SkillEventInput`. */
export interface ImportedSkills {
  readonly uuid: string;
  readonly name: string;
  readonly skills: readonly { readonly name: string; readonly level?: SkillLevel }[];
}

/** The content of a file in the product's terms. Nothing has been added or chosen yet. */
export interface ImportContent {
  /** The contact info, with an empty email if the file has none. Null if the file says nothing about the person. */
  readonly contact: ContactInfo | null;
  readonly headline: string;
  readonly summary: string;
  readonly links: readonly HeaderLink[];
  readonly work: readonly ImportedWork[];
  readonly education: readonly ImportedEducation[];
  readonly skills: readonly ImportedSkills[];
  readonly sections: readonly CustomSection[];
  /** The order and titles of the sections, if the file states them. */
  readonly layout?: readonly ImportedSection[];
  /** The entries of a JSON Resume file, from which an export restores fields that the product does not have. */
  readonly origin?: JsonRecord;
}

/** The place of a section; `id` refers to `sections`. */
export type ImportedSection =
  | { readonly kind: 'summary' | EventSectionKind; readonly title: string }
  | { readonly kind: 'custom'; readonly id: string };

/** The reasons why content could not be imported. */
export type OmissionCode =
  | 'not-text'
  | 'not-a-list'
  | 'not-an-object'
  | 'not-a-date'
  | 'not-a-web-link'
  | 'too-long'
  | 'too-many'
  | 'ends-before-start'
  | 'unknown-field'
  | 'not-supported'
  | 'one-is-enough'
  | 'not-visible'
  | 'broken-row'
  | 'cut-off'
  | 'not-recognised';

/** The reasons why content was imported in another form. */
export type AdaptedCode =
  'old-name' | 'export-only' | 'open-end' | 'number' | 'control-characters' | 'postal-code' | 'incomplete';

export interface ImportNote {
  /** The place in the file: `work[0].startDate`; `Positions.csv, row 2, Started On`; `page 1`. */
  readonly path: string;
  readonly code: OmissionCode | AdaptedCode;
  /** Whether the field's content is missing from the result. */
  readonly leftOut: boolean;
  /** The original content, shortened; for `old-name`, the current name of the field. */
  readonly value: string;
  /** All of a text that was left out, if the person may take it into the résumé as it is. */
  readonly text?: string;
}

export type ImportFormat = 'json-resume' | 'linkedin' | 'pdf' | 'docx' | 'odt' | 'text';

/** The reader's confidence in content that it recognized by the layout of a page. */
export type Confidence = 'high' | 'medium' | 'low';

/** The reasons for a lower confidence, which tell the person what to check. */
export type Doubt = 'names-guessed' | 'name-missing' | 'no-dates' | 'start-guessed' | 'place-guessed' | 'title-unknown';

export interface Judgement {
  readonly confidence: Confidence;
  readonly doubts: readonly Doubt[];
}

/** Kinds of files that people choose by mistake, or that have to be saved in another form first. */
export type WrongKind =
  'account-export' | 'old-word' | 'pages' | 'spreadsheet' | 'presentation' | 'rich-text' | 'picture' | 'web-page';

export type ImportFailure =
  | { readonly code: 'too-large'; readonly bytes: number; readonly longest: number }
  | { readonly code: 'empty' }
  | { readonly code: 'not-loaded' }
  | { readonly code: 'unknown-kind' }
  | { readonly code: `is-${WrongKind}` }
  | { readonly code: 'not-text' }
  | { readonly code: 'not-json'; readonly line: number; readonly column: number }
  | { readonly code: 'not-an-object' }
  | { readonly code: 'nothing-found'; readonly notes: readonly ImportNote[] }
  | { readonly code: 'unknown-table' }
  | { readonly code: 'broken-archive' }
  | { readonly code: 'too-many-files'; readonly most: number }
  | { readonly code: 'too-much-inside'; readonly longest: number }
  | { readonly code: 'no-linkedin-files' }
  | { readonly code: 'broken-document' }
  | { readonly code: 'no-text-in-document' }
  | { readonly code: 'broken-pdf' }
  | { readonly code: 'encrypted-pdf' }
  | { readonly code: 'no-text-in-pdf' }
  | { readonly code: 'too-little-text' }
  | { readonly code: 'too-many-pages'; readonly pages: number; readonly most: number }
  | { readonly code: 'took-too-long' };

export type ImportReading =
  | {
      readonly ok: true;
      readonly format: ImportFormat;
      readonly content: ImportContent;
      readonly notes: readonly ImportNote[];
      /** The confidence in guessed content, by uuid of a block, id of a section, or key of `ImportChoice`. */
      readonly confidence: ReadonlyMap<string, Judgement>;
      /** The lines of the file from which the names and dates of a block were read, by its uuid. */
      readonly sources?: ReadonlyMap<string, string>;
    }
  | { readonly ok: false; readonly failure: ImportFailure };

export interface ReadingOptions {
  /** BCP 47. It determines the titles of the sections. */
  readonly language: string;
  readonly newId?: () => string;
  /** Called before each page of a PDF, counted from 1. */
  readonly onPage?: (page: number, pages: number) => void;
  /** Ends the reading of a PDF before its next page; what is returned then means nothing. */
  readonly signal?: AbortSignal;
}

/** Whether a file contained nothing that can be imported. */
export function foundNothing(content: ImportContent): boolean {
  const { contact, headline, summary, links, work, education, skills, sections } = content;
  return (
    contact === null &&
    headline + summary === '' &&
    [links, work, education, skills, sections].every((each) => each.length === 0)
  );
}
