import { eventLimits } from '../event-limits.ts';

/** The limits on the contents of a letter; those it shares with résumés are in `resumeLimits`. */
export const letterLimits = {
  parts: 100,
  /** Maximum characters of a paragraph written in the letter: the same as in a block, which it may become. */
  text: eventLimits.text,
  /** Maximum characters of the recipient's postal address. */
  address: 1_000,
  strokes: 200,
  /** Maximum number of points in all strokes of a signature together. */
  points: 4_000,
} as const;
