/** Building blocks, as every part of the product sees them once they are parsed (product.md §3, decisions.md). */

/** `YYYY-MM`; made only by `parseYearMonth`. */
export type YearMonth = string & { readonly __yearMonth: true };

export interface Accomplishment {
  readonly id: string;
  readonly description: string;
}

export interface WorkEvent {
  readonly id: string;
  readonly uuid: string;
  /** Counts the saves; a write names the version it was made from. */
  readonly version: number;
  readonly company: string;
  readonly position: string;
  readonly location: string | null;
  /** Address without `http://` or `https://` (product.md §5). */
  readonly link: string | null;
  readonly startDate: YearMonth | null;
  /** Null means that it still goes on. */
  readonly endDate: YearMonth | null;
  readonly accomplishments: readonly Accomplishment[];
}

export interface EduEvent {
  readonly id: string;
  readonly uuid: string;
  readonly version: number;
  readonly university: string;
  readonly degree: string | null;
  readonly location: string | null;
  readonly link: string | null;
  readonly major: string | null;
  readonly minor: string | null;
  readonly startDate: YearMonth | null;
  readonly endDate: YearMonth | null;
  /** True when the end date is after today (product.md §4). */
  readonly attending: boolean;
  readonly accomplishments: readonly Accomplishment[];
  readonly coursework: readonly Accomplishment[];
}

/** 1 beginner, 2 elementary, 3 intermediate, 4 advanced, 5 expert. */
export type SkillLevel = 1 | 2 | 3 | 4 | 5;

export interface Skill {
  readonly id: string;
  readonly name: string;
  readonly level: SkillLevel | null;
}

/** A named group of skills ("Languages"). */
export interface SkillEvent {
  readonly id: string;
  readonly uuid: string;
  readonly version: number;
  readonly name: string;
  readonly skills: readonly Skill[];
}

/** Where in a letter a paragraph belongs. */
export const paragraphKinds = ['opening', 'body', 'closing'] as const;
export type ParagraphKind = (typeof paragraphKinds)[number];

/** A paragraph of cover letters (decisions.md "Building blocks"). */
export interface ParagraphEvent {
  readonly id: string;
  readonly uuid: string;
  readonly version: number;
  /** For the person's own overview; a letter does not show it. */
  readonly title: string;
  readonly kind: ParagraphKind;
  /** May hold variables (letter-variables.ts). */
  readonly text: string;
}
