/** A kind of work that sample postings are made of. */
export interface Occupation {
  /** Stable: the measured relevance of the search names it. */
  readonly key: string;
  /** What employers call it, the most usual first; all of them mean the same work. */
  readonly titles: readonly string[];
  /** What the work is called with more years: `Senior`, `Lead`; empty where such words are not in use. */
  readonly ranks: readonly string[];
  readonly sector: Sector;
  readonly skills: readonly string[];
  readonly duties: readonly string[];
  /** Certificates and other things that one must have. */
  readonly asks: readonly string[];
  /** A year's pay in US dollars, the least and the most. */
  readonly pay: readonly [number, number];
  /** Whether a desk will do: such work may be hybrid or remote. */
  readonly isDeskWork: boolean;
}

export const sectors = [
  ...(['health', 'care', 'school', 'trade', 'transport', 'office', 'finance', 'software', 'design'] as const),
  ...(['sales', 'hospitality', 'industry', 'science', 'public', 'law', 'farm'] as const),
] as const;
export type Sector = (typeof sectors)[number];

export const isSector = (text: string): text is Sector => sectors.some((each) => each === text);
