import type { Match } from '../match/match.ts';
import type { TailoringGap } from './tailoring.ts';
import { short } from './value-texts.ts';

const maxGaps = 20;

/** The gaps: the demands of the ad that no block shows, in the order of the match, which has required ones first. */
export const gapsOf = ({ missing }: Pick<Match, 'missing'>): readonly TailoringGap[] =>
  missing.slice(0, maxGaps).map(({ term, isRequired }) => ({ term: short(term), isRequired }));
