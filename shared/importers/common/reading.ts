import type { SkillLevel, YearMonth } from '../../documents/events.ts';
import type { ContactInfo, CustomSection, EventSectionKind, HeaderLink } from '../../documents/resume-document.ts';

/** A work event as it can be created: the shape of the gateway's `WorkEventInput`. */
export interface FoundWork {
  /** New id; the résumé refers to the block by it until the block exists. */
  readonly uuid: string;
  readonly company: string;
  readonly position: string;
  readonly location: string | null;
  readonly link: string | null;
  readonly startDate: YearMonth | null;
  readonly endDate: YearMonth | null;
  readonly accomplishments: readonly { readonly description: string }[];
}

/** The shape of the gateway's `EduEventInput`. */
export interface FoundEducation {
  readonly uuid: string;
  readonly university: string;
  readonly degree: string | null;
  readonly location: string | null;
  readonly major: string | null;
  readonly minor: string | null;
  readonly link: string | null;
  readonly startDate: YearMonth | null;
  readonly endDate: YearMonth | null;
  readonly accomplishments: readonly { readonly description: string }[];
  readonly coursework: readonly { readonly description: string }[];
}

/** The shape of the gateway's `SkillEventInput`. */
export interface FoundSkills {
  readonly uuid: string;
  readonly name: string;
  readonly skills: readonly { readonly name: string; readonly level?: SkillLevel }[];
}

/** Everything that a file holds, in our terms; nothing is added to it and nothing chosen yet. */
export interface ImportContent {
  /** Email is '' when the file has none. Null when it says nothing about the person. */
  readonly contact: ContactInfo | null;
  readonly headline: string;
  readonly summary: string;
  readonly links: readonly HeaderLink[];
  readonly work: readonly FoundWork[];
  readonly education: readonly FoundEducation[];
  readonly skills: readonly FoundSkills[];
  readonly sections: readonly CustomSection[];
  /** The order and the titles that the sections had, where the file tells them. */
  readonly layout?: readonly FoundPlace[];
}

/** The place of a section; `id` is one of `sections`. */
export type FoundPlace =
  | { readonly kind: 'summary' | EventSectionKind; readonly title: string }
  | { readonly kind: 'custom'; readonly id: string };

/** Something that could not be taken over. */
export type LeftOutCode =
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

/** Something that was taken over in another form. */
export type AdaptedCode =
  'old-name' | 'year-only' | 'open-end' | 'number' | 'control-characters' | 'postal-code' | 'incomplete';

export interface ImportNote {
  /** The place in the file: `work[0].startDate`; `Positions.csv, row 2, Started On`; `page 1`. */
  readonly path: string;
  readonly code: LeftOutCode | AdaptedCode;
  /** Whether the field's content is missing from what was found. */
  readonly leftOut: boolean;
  /** What stood there, shortened; or for `old-name` the name of today. */
  readonly value: string;
}

export type ImportFormat = 'json-resume' | 'linkedin' | 'pdf';

/** How sure a reader is of a thing that it had to find by how a page looks. */
export type Confidence = 'high' | 'medium' | 'low';

/** Why a reader is not sure: what the person should look at. */
export type Doubt = 'names-guessed' | 'name-missing' | 'no-dates' | 'start-guessed' | 'place-guessed' | 'title-unknown';

export interface Judgement {
  readonly confidence: Confidence;
  readonly doubts: readonly Doubt[];
}

export type ImportFailure =
  | { readonly code: 'too-large'; readonly bytes: number; readonly longest: number }
  | { readonly code: 'empty' }
  | { readonly code: 'not-loaded' }
  | { readonly code: 'unknown-kind' }
  | { readonly code: 'not-text' }
  | { readonly code: 'not-json'; readonly line: number; readonly column: number }
  | { readonly code: 'not-an-object' }
  | { readonly code: 'nothing-found'; readonly notes: readonly ImportNote[] }
  | { readonly code: 'unknown-table' }
  | { readonly code: 'broken-archive' }
  | { readonly code: 'too-many-files'; readonly most: number }
  | { readonly code: 'too-much-inside'; readonly longest: number }
  | { readonly code: 'no-linkedin-files' }
  | { readonly code: 'broken-pdf' }
  | { readonly code: 'encrypted-pdf' }
  | { readonly code: 'no-text-in-pdf' }
  | { readonly code: 'too-many-pages'; readonly pages: number; readonly most: number }
  | { readonly code: 'took-too-long' };

export type ImportReading =
  | {
      readonly ok: true;
      readonly format: ImportFormat;
      readonly content: ImportContent;
      readonly notes: readonly ImportNote[];
      /** For the things that had to be guessed, by uuid of a block, id of a section or key of `ImportChoice`. */
      readonly confidence: ReadonlyMap<string, Judgement>;
    }
  | { readonly ok: false; readonly failure: ImportFailure };

export interface ReadingOptions {
  /** BCP 47; gives sections their titles. */
  readonly language: string;
  readonly newId?: () => string;
}

/** Whether a file held nothing that an import could take. */
export function foundNothing(content: ImportContent): boolean {
  const { contact, headline, summary, links, work, education, skills, sections } = content;
  return (
    contact === null &&
    headline + summary === '' &&
    [links, work, education, skills, sections].every((each) => each.length === 0)
  );
}
