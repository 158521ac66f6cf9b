/** What a job ad asks of a person: one list for match, gaps, search, and tailoring (product.md §8). */

export const demandKinds = ['skill', 'certificate', 'license', 'degree', 'years', 'language'] as const;
export type DemandKind = (typeof demandKinds)[number];

/** One of the alternatives of a demand. */
export interface DemandName {
  /** The name as the ad writes it. */
  readonly text: string;
  /**
   * What it is: the id of a term (`terms`), of a study (`studies`), or the code of a language; null for words that the
   * vocabulary does not have.
   */
  readonly id: string | null;
}

/** One thing that an ad asks for; alternatives, as in `React or Vue`, are one demand. */
export interface Demand {
  readonly kind: DemandKind;
  readonly level: 'must' | 'nice';
  /** The names of which one is enough. For years, what the experience is in; empty where the ad does not say. */
  readonly anyOf: readonly DemandName[];
  /** The smallest number of years; for years only. */
  readonly years?: number;
  /** The level of a degree, see `degreeRanks`; for degrees only. */
  readonly rank?: number;
  /** The line of the ad in which it stands. */
  readonly line: string;
}
