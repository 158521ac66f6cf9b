import type { FitReason } from '../fit/api/fit-fields.ts';
import type { RankedFit } from './api/savvy-postings.ts';

/** Reasons for the score that are shown in a list. */
const maxFor = 2;

/** What gives a posting most of its points, and what takes most away: two or three reasons. */
export function topReasons({ parts, learnedReasons }: RankedFit): readonly FitReason[] {
  const counted = parts.filter(({ share, reasons }) => share !== null && reasons.length > 0);
  const best = counted
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, maxFor);
  const [worst] = counted
    .filter((part) => !best.includes(part) && part.mostPoints > part.points)
    .sort((a, b) => b.mostPoints - b.points - (a.mostPoints - a.points));
  const against = learnedReasons[0] ?? worst?.reasons[0];
  return [...best.flatMap(({ reasons }) => reasons[0] ?? []), ...(against === undefined ? [] : [against])];
}
