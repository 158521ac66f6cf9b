import type { Fit } from '../match/fit.ts';
import { occupations } from '../vocabulary/occupations.ts';
import { plainText } from '../../documents/text/plain-text.ts';
import type { Suggestion } from '../suggestions/suggest.ts';
import type { TailoringGap } from './tailoring.ts';
import { short } from './value-texts.ts';

const maxGaps = 20;
/** What work is called is no requirement either, although a skill may be called the same (`sound engineer`). */
const namesOfWork = new Set([...occupations.values()].flatMap(({ names }) => names.map(plainText)));

/**
 * Skills that no block shows, and requirements of which nothing of the person's speaks; what is required first. What the work
 * is (duties) is no requirement: nobody lacks it.
 */
export function gapsOf(
  { missing, matched }: Pick<Fit, 'missing' | 'matched'>,
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
