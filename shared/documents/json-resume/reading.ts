import type { YearMonth } from '../events.ts';
import type { ContactInfo, CustomSection, HeaderLink } from '../resume-document.ts';

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
  readonly major: string | null;
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
  readonly skills: readonly { readonly name: string }[];
}

/** Everything that a file holds, in our terms; nothing is added to it and nothing chosen yet. */
export interface JsonResumeContent {
  /** Email is '' when the file has none. Null when it says nothing about the person. */
  readonly contact: ContactInfo | null;
  readonly headline: string;
  readonly summary: string;
  readonly links: readonly HeaderLink[];
  readonly work: readonly FoundWork[];
  readonly education: readonly FoundEducation[];
  readonly skills: readonly FoundSkills[];
  readonly sections: readonly CustomSection[];
}

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
  | 'not-supported';

/** Something that was taken over in another form. */
export type AdaptedCode =
  'old-name' | 'year-only' | 'open-end' | 'number' | 'control-characters' | 'postal-code' | 'incomplete';

export interface JsonResumeNote {
  /** The field in the file: `work[0].startDate`. */
  readonly path: string;
  readonly code: LeftOutCode | AdaptedCode;
  /** Whether the field's content is missing from what was found. */
  readonly leftOut: boolean;
  /** What stood there, shortened; or for `old-name` the name of today. */
  readonly value: string;
}

export type JsonResumeFailure =
  | { readonly code: 'too-large'; readonly bytes: number }
  | { readonly code: 'not-text' }
  | { readonly code: 'not-json'; readonly line: number; readonly column: number }
  | { readonly code: 'not-an-object' }
  | { readonly code: 'nothing-found'; readonly notes: readonly JsonResumeNote[] };

export type JsonResumeReading =
  | { readonly ok: true; readonly content: JsonResumeContent; readonly notes: readonly JsonResumeNote[] }
  | { readonly ok: false; readonly failure: JsonResumeFailure };
