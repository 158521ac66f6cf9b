/**
 * A document with everything resolved, as plain text in reading order. Every output (pages, PDF, public page, text) is
 * made from it and from nothing else (architecture.md §5).
 */
import type { ComposedDesign } from './design/resume-design.ts';
import type { ComposedLetterBody } from './letter/composed-letter.ts';

/** One part of the header; `href` is an http(s), mailto, or tel address. */
export interface ComposedContact {
  readonly text: string;
  readonly href: string | null;
}

/** A picture of the person, if the résumé shows one. */
export interface ComposedHeadshot {
  /** The path on this site as it is in the profile: `/headshots/….jpg`. */
  readonly path: string;
  /** Alternative text for readers who do not see the picture. */
  readonly alt: string;
}

export interface ComposedEntry {
  /** The id of the block or custom item that the entry was made from; a click on the page leads back to it. */
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly location: string;
  /** The formatted dates: `Dec 2013 – present`. */
  readonly dates: string;
  readonly link: ComposedContact | null;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
}

export interface ComposedGroup {
  readonly id: string;
  readonly name: string;
  readonly items: readonly string[];
}

interface SectionBase {
  readonly id: string;
  readonly title: string;
}
export type ComposedSection =
  | (SectionBase & { readonly kind: 'text'; readonly paragraphs: readonly string[] })
  | (SectionBase & { readonly kind: 'entries'; readonly entries: readonly ComposedEntry[] })
  | (SectionBase & { readonly kind: 'groups'; readonly groups: readonly ComposedGroup[] });

interface ComposedBase {
  /** BCP 47. It determines hyphenation and the PDF's language. */
  readonly language: string;
  /** The title of the PDF: `Richard Hendriks – Résumé`. */
  readonly title: string;
  readonly author: string;
  readonly header: {
    readonly name: string;
    readonly headline: string;
    readonly contacts: readonly ComposedContact[];
    readonly headshot?: ComposedHeadshot;
  };
  readonly design: ComposedDesign;
}

export interface ComposedResume extends ComposedBase {
  readonly kind: 'resume';
  readonly sections: readonly ComposedSection[];
}

export interface ComposedLetter extends ComposedBase {
  readonly kind: 'letter';
  readonly letter: ComposedLetterBody;
}

export type ComposedDocument = ComposedResume | ComposedLetter;
