import type { SamplePosting } from '../../services/domain/postings/samples/sample-postings.ts';
import type { JudgedQuery } from './search-queries.ts';

/**
 * Grades how well a posting answers a query, from 0 to 3. 3: the intended occupation with the requested rank and skill.
 * 2: the occupation without one of them, or with any rank if none is requested. 1: a related occupation. 0: anything
 * else.
 */
export function gradeOf({ means, near = [], rank, skill }: JudgedQuery, posting: SamplePosting): number {
  const { occupation, text } = posting;
  if (!means.includes(occupation)) return near.includes(occupation) ? 1 : 0;
  const hasRank = rank === undefined || posting.rank === rank;
  const hasSkill = skill === undefined || text.includes(skill);
  return hasRank && hasSkill ? 3 : hasRank || hasSkill ? 2 : 1;
}
