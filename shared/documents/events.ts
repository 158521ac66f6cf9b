/** Building blocks, as every part of the product sees them once they are parsed (product.md §3, decisions.md). */
import type { Variant } from './variants/variant.ts';

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
  /** Its other wordings; a block without any does not have the field. */
  readonly variants?: readonly WorkVariant[];
}
export type WorkVariant = Variant<Pick<WorkEvent, 'company' | 'position' | 'location' | 'accomplishments'>>;

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
  readonly variants?: readonly EduVariant[];
}
export type EduVariant = Variant<
  Pick<EduEvent, 'university' | 'degree' | 'major' | 'minor' | 'location' | 'accomplishments' | 'coursework'>
>;

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
  readonly variants?: readonly SkillVariant[];
}
export type SkillVariant = Variant<Pick<SkillEvent, 'name' | 'skills'>>;

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
  readonly variants?: readonly ParagraphVariant[];
}
export type ParagraphVariant = Variant<Pick<ParagraphEvent, 'text'>>;
