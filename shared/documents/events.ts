/** Blocks in the parsed form that every part of the product uses (product.md §3, decisions.md). */
import type { Variant } from './variants/variant.ts';

/** A month as `YYYY-MM`; only `parseYearMonth` creates one. */
export type YearMonth = string & { readonly __yearMonth: true };
/** A year as `YYYY`. */
export type Year = string & { readonly __year: true };
/** A date of a block or an item: a month or, where only that is known, a year (docs/adr/0052). */
export type PartialDate = YearMonth | Year;

export interface Accomplishment {
  readonly id: string;
  readonly description: string;
}

export interface WorkEvent {
  readonly id: string;
  readonly uuid: string;
  /** Counts the saves. A write names the version it was made from. */
  readonly version: number;
  readonly company: string;
  readonly position: string;
  readonly location: string | null;
  /** A web address without `http://` or `https://` (product.md §5). */
  readonly link: string | null;
  readonly startDate: PartialDate | null;
  /** Null while the person still works there. */
  readonly endDate: PartialDate | null;
  readonly accomplishments: readonly Accomplishment[];
  /** The other versions of the block. A block without any does not have the field. */
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
  readonly startDate: PartialDate | null;
  readonly endDate: PartialDate | null;
  /** True when the end date is after today (product.md §4). */
  readonly attending: boolean;
  readonly accomplishments: readonly Accomplishment[];
  readonly coursework: readonly Accomplishment[];
  readonly variants?: readonly EduVariant[];
}
export type EduVariant = Variant<
  Pick<EduEvent, 'university' | 'degree' | 'major' | 'minor' | 'location' | 'accomplishments' | 'coursework'>
>;

/** A level of a skill: 1 beginner, 2 elementary, 3 intermediate, 4 advanced, 5 expert. */
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

/** The position of a paragraph in a letter. */
export const paragraphKinds = ['opening', 'body', 'closing'] as const;
export type ParagraphKind = (typeof paragraphKinds)[number];

/** A paragraph for cover letters (decisions.md "Building blocks"). */
export interface ParagraphEvent {
  readonly id: string;
  readonly uuid: string;
  readonly version: number;
  /** A title for the person's own overview; it is not printed in a letter. */
  readonly title: string;
  readonly kind: ParagraphKind;
  /** The text, which may contain variables (letter-variables.ts). */
  readonly text: string;
  readonly variants?: readonly ParagraphVariant[];
}
export type ParagraphVariant = Variant<Pick<ParagraphEvent, 'text'>>;
