/**
 * The features of a job ad that determine its match score. They are read once, stored with the ad, and small enough to
 * load hundreds at once.
 */
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import type { TitleReading } from './read-title.ts';

export interface AdSkill {
  /** The id in the vocabulary. */
  readonly id: string;
  /** The name that the job ad uses. */
  readonly as: string;
  readonly isRequired: boolean;
}

/** One requirement, as words that can be found in blocks. */
export interface AdDemand {
  readonly text: string;
  readonly isRequired: boolean;
  /** The stem, the number of its group of synonyms (or -1), and 1 for a name such as `SAP`. */
  readonly words: readonly (readonly [stem: string, line: number, isName: 0 | 1])[];
}

/** The information that a job ad lacks, which makes its score provisional. */
export const adLacks = ['title', 'text', 'demands', 'skills', 'language'] as const;
export type AdLack = (typeof adLacks)[number];

export interface AdFeatures {
  /** The `vocabularyVersion` that the ad was read with. */
  readonly version: string;
  readonly language: DocumentLanguage;
  readonly title: TitleReading | null;
  readonly skills: readonly AdSkill[];
  readonly demands: readonly AdDemand[];
  /** The required years of experience. */
  readonly years: number | null;
  readonly lacks: readonly AdLack[];
}
