/**
 * The features of a job ad that determine its match score. They are read once, stored with the ad, and small enough to
 * load hundreds at once.
 */
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import type { Demand } from '../demands/demand.ts';
import type { TitleReading } from './read-title.ts';

/** One point of a job ad, as words that can be found in blocks. */
export interface AdPoint {
  readonly text: string;
  readonly isRequired: boolean;
  /** The places in the list of demands of those that were read from it. */
  readonly demands: readonly number[];
  /** The stem, the number of its group of synonyms (or -1), and 1 for a name such as `SAP`. */
  readonly words: readonly (readonly [stem: string, line: number, isName: 0 | 1])[];
}

/** A demand without its line, which the stored features have no use for. */
export type AdDemand = Omit<Demand, 'line'>;

/** The information that a job ad lacks, which makes its score provisional. */
export const adLacks = ['title', 'text', 'demands', 'skills', 'language'] as const;
export type AdLack = (typeof adLacks)[number];

export interface AdFeatures {
  /** The `vocabularyVersion` that the ad was read with. */
  readonly version: string;
  readonly language: DocumentLanguage;
  readonly title: TitleReading | null;
  /** What the ad asks for: the one list for match, gaps, search, and tailoring. */
  readonly demands: readonly AdDemand[];
  /** The points in which it says so, and its duties. */
  readonly points: readonly AdPoint[];
  /** The required years of experience. */
  readonly years: number | null;
  readonly lacks: readonly AdLack[];
}

/** The ids of all terms that an ad asks for or asks for experience in, with the name it uses. */
export const termsAsked = ({
  demands,
}: Pick<AdFeatures, 'demands'>): readonly {
  readonly id: string;
  readonly as: string;
  readonly isRequired: boolean;
}[] =>
  demands
    .filter(({ kind }) => kind !== 'degree' && kind !== 'language')
    .flatMap(({ anyOf, level }) =>
      anyOf.flatMap(({ id, text }) => (id === null ? [] : [{ id, as: text, isRequired: level === 'must' }])),
    );
