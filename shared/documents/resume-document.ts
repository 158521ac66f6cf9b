/**
 * The definition of a résumé: references to blocks, content that only this résumé has, and a design. It never holds a
 * copy of a block, so editing a block changes every résumé that uses it (decisions.md "Résumés").
 */
import type { ResumeDesign } from './design/resume-design.ts';
import type { PartialDate } from './events.ts';
import type { JsonRecord } from './parsing/read-json.ts';
import type { ItemOverride } from './overrides/override.ts';
import type { VariantKey } from './variants/variant.ts';

/** Contact info (product.md §3 "Contact info (form)"): all fields are text and optional, except the email. */
export interface ContactInfo {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly linkedin: string | null;
  readonly addressOne: string | null;
  readonly addressTwo: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly country: string | null;
}

/** An additional link in the header: a portfolio or a social profile. */
export interface HeaderLink {
  readonly id: string;
  readonly label: string;
  /** An absolute http(s) address. */
  readonly url: string;
}

/** A reference to a block in a section. */
export interface EventReference {
  readonly eventId: string;
  /** What this résumé changes on the block; without it, everything follows the block. */
  readonly override?: ItemOverride;
  /**
   * The variant of the block that this item shows, regardless of the résumé's wording; ignored when the variant was
   * deleted. `usual` stands for the block's own texts.
   */
  readonly variantId?: string;
}

export const customCategories = [
  'projects',
  'certificates',
  'languages',
  'volunteering',
  'publications',
  'awards',
  'interests',
  'references',
  'other',
] as const;
export type CustomCategory = (typeof customCategories)[number];

/** An entry of a custom section; every field except the title may be empty. */
export interface CustomItem {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly location: string;
  readonly link: string;
  readonly startDate: PartialDate | null;
  readonly endDate: PartialDate | null;
  readonly text: string;
  readonly points: readonly { readonly id: string; readonly text: string }[];
}

export const eventSectionKinds = ['work', 'education', 'skills'] as const;
export type EventSectionKind = (typeof eventSectionKinds)[number];

interface SectionBase {
  readonly id: string;
  readonly title: string;
  readonly visible: boolean;
}
export interface SummarySection extends SectionBase {
  readonly kind: 'summary';
  readonly text: string;
}
export interface EventSection extends SectionBase {
  readonly kind: EventSectionKind;
  readonly items: readonly EventReference[];
}
export interface CustomSection extends SectionBase {
  readonly kind: 'custom';
  readonly category: CustomCategory;
  readonly items: readonly CustomItem[];
}
export type ResumeSection = SummarySection | EventSection | CustomSection;

export interface ResumeDocument {
  /** Null means the profile's current contact info. */
  readonly contact: ContactInfo | null;
  readonly headline: string;
  readonly links: readonly HeaderLink[];
  readonly sections: readonly ResumeSection[];
  /** Which variants of its blocks the résumé shows; without it, their usual texts. */
  readonly wording?: VariantKey;
  readonly design: ResumeDesign;
  /**
   * The entries of the JSON Resume file that the résumé was imported from. An export writes the ones that still say what
   * the résumé shows, so fields that the product does not have come back in their places (docs/adr/0053).
   */
  readonly origin?: JsonRecord;
}
