/** What of an advertisement decides how well it fits: read once, stored with it, small enough to read hundreds at once. */
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import type { TitleReading } from './read-title.ts';

export interface AdSkill {
  /** Of the vocabulary. */
  readonly id: string;
  /** As the advertisement calls it. */
  readonly as: string;
  readonly isRequired: boolean;
}

/** One thing that is asked for, as words that can be found in blocks. */
export interface AdDemand {
  readonly text: string;
  readonly isRequired: boolean;
  /** Stem, number of its synonyms (or -1), and 1 for a name such as `SAP`. */
  readonly words: readonly (readonly [stem: string, line: number, isName: 0 | 1])[];
}

/** What an advertisement does not say, so that its score is provisional. */
export const adLacks = ['title', 'text', 'demands', 'skills', 'language'] as const;
export type AdLack = (typeof adLacks)[number];

export interface AdFeatures {
  /** `vocabularyVersion` by which it was read. */
  readonly version: string;
  readonly language: DocumentLanguage;
  readonly title: TitleReading | null;
  readonly skills: readonly AdSkill[];
  readonly demands: readonly AdDemand[];
  /** Of experience, that it asks for. */
  readonly years: number | null;
  readonly lacks: readonly AdLack[];
}
