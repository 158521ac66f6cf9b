import type { EmploymentType } from '../job-ad.ts';
import type { Found } from '../text/found.ts';
import { findCondition } from './find-condition.ts';
import type { FoundByRules } from './rule-features.ts';
import type { ViewedSentence } from './view-sentences.ts';

const isTerm = (type: EmploymentType): boolean => type === 'temporary' || type === 'contract';
const isHours = (type: EmploymentType): boolean => type === 'fullTime' || type === 'partTime';

/** Finds the types of employment: the hours, and a limited term that the rules name beside them. */
export function findEmployment(
  sentences: readonly ViewedSentence[],
  byRules: FoundByRules,
): Found<readonly EmploymentType[]> | undefined {
  const found = findCondition('employmentType', sentences, byRules);
  if (!found) return undefined;
  const own: readonly EmploymentType[] = found.value === 'both' ? ['fullTime', 'partTime'] : [found.value];
  const term = own.every(isHours) ? (byRules.employmentType?.value.filter(isTerm) ?? []) : [];
  return { value: [...own, ...term], line: found.line };
}
