/** The length from which a line is a sentence of the ad and no title or link. */
export const leastSentence = 60;

/** The part of a job ad that a heading introduces; `other` before the first heading or under an unknown one. */
export type AdPart = 'offers' | 'nice' | 'asks' | 'duties' | 'other';

/** A line of a job ad that is not a heading. */
export interface SectionLine {
  readonly text: string;
  readonly isPoint: boolean;
  readonly part: AdPart;
  /** The heading above it, or the label before it in its own line; null before the first one. */
  readonly heading: string | null;
  /** The number of its heading. */
  readonly section: number;
  /** Whether it stands right below a heading, where lines are points although their bullets are lost. */
  readonly isBelowHeading: boolean;
  /** Whether it stands in the text of the ad and not among the titles and links of the site around it. */
  readonly isBody: boolean;
}
