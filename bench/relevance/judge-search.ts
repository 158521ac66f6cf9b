import type { SamplePosting } from '../../services/domain/postings/samples/sample-postings.ts';
import type { JudgedQuery } from './search-queries.ts';

/**
 * How well a posting answers a query, 0 to 3. 3: the occupation that is meant, with the rank and the skill that are asked for.
 * 2: the occupation without one of them, or, where no rank is asked for, it with any. 1: an occupation that is close. 0: else.
 */
export function gradeOf({ means, near = [], rank, skill }: JudgedQuery, posting: SamplePosting): number {
  const { occupation, text } = posting;
  if (!means.includes(occupation)) return near.includes(occupation) ? 1 : 0;
  const hasRank = rank === undefined || posting.rank === rank;
  const hasSkill = skill === undefined || text.includes(skill);
  return hasRank && hasSkill ? 3 : hasRank || hasSkill ? 2 : 1;
}
