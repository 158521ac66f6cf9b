import type { MatchReason } from '../match/api/match-fields.ts';
import type { RankedMatch } from './api/savvy-postings.ts';

/** The maximum number of reasons in favor of a posting that a list shows. */
const maxFor = 2;

/** Returns the reasons that add most to a posting's score, followed by the one that lowers it most: at most three. */
export function topReasons({ parts, learnedReasons }: RankedMatch): readonly MatchReason[] {
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
