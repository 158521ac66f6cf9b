import type { Match } from '../match/match.ts';
import { occupations } from '../vocabulary/occupations.ts';
import { plainText } from '../../documents/text/plain-text.ts';
import type { Suggestion } from '../suggestions/suggest.ts';
import type { TailoringGap } from './tailoring.ts';
import { short } from './value-texts.ts';

const maxGaps = 20;
/** Names of occupations are not requirements, although a skill may have the same name (`sound engineer`). */
const namesOfWork = new Set([...occupations.values()].flatMap(({ names }) => names.map(plainText)));

/**
 * The gaps: skills that no block shows, and requirements that none of the person's texts addresses, required ones
 * first. Duties describe the work and are never gaps.
 */
export function gapsOf(
  { missing, matched }: Pick<Match, 'missing' | 'matched'>,
  suggestions: readonly Suggestion[],
): readonly TailoringGap[] {
  const named = [...missing, ...matched].map(({ term }) => plainText(term));
  const unanswered = suggestions
    .filter(({ requirement, answers }) => !requirement.isDuty && answers.length === 0)
    .filter(({ requirement }) => !named.some((term) => plainText(requirement.text).includes(term)))
    .map(({ requirement }) => ({ term: short(requirement.text), isRequired: requirement.isRequired }));
  const lacking = missing.filter(({ term }) => !namesOfWork.has(plainText(term)));
  return [...lacking, ...unanswered].sort((a, b) => Number(b.isRequired) - Number(a.isRequired)).slice(0, maxGaps);
}
