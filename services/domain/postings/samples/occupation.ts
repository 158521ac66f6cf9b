/** An occupation from which sample postings are generated. */
export interface Occupation {
  /** A stable key, which the relevance measurements of the search refer to. */
  readonly key: string;
  /** Job titles of the occupation, the most common first. All of them mean the same work. */
  readonly titles: readonly string[];
  /** Ranks such as `Senior` or `Lead`; empty if the occupation has none. */
  readonly ranks: readonly string[];
  readonly sector: Sector;
  readonly skills: readonly string[];
  readonly duties: readonly string[];
  /** Certificates and other requirements. */
  readonly asks: readonly string[];
  /** The minimum and maximum yearly pay in US dollars. */
  readonly pay: readonly [number, number];
  /** Whether the work can be done at a desk, so that it may be hybrid or remote. */
  readonly isDeskWork: boolean;
}

export const sectors = [
  ...(['health', 'care', 'school', 'trade', 'transport', 'office', 'finance', 'software', 'design'] as const),
  ...(['sales', 'hospitality', 'industry', 'science', 'public', 'law', 'farm'] as const),
] as const;
export type Sector = (typeof sectors)[number];

export const isSector = (text: string): text is Sector => sectors.some((each) => each === text);
