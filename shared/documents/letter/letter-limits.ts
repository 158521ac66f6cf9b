import { eventLimits } from '../event-limits.ts';

/** How much a letter may hold; what it shares with résumés is in `resumeLimits`. */
export const letterLimits = {
  parts: 100,
  /** Characters of a paragraph that was written here: as long as a block, which it may become. */
  text: eventLimits.text,
  /** Characters of the recipient's address. */
  address: 1_000,
  strokes: 200,
  /** Points of all strokes of a signature together. */
  points: 4_000,
} as const;
