import type { EmploymentType, Workplace } from '../../../../shared/documents/postings/posting.ts';

const employment: readonly (readonly [EmploymentType, RegExp])[] = [
  ['internship', /\bintern(?:ship)?\b|trainee|praktik/],
  ['volunteer', /volunt/],
  ['temporary', /\btemp(?:orary)?\b|seasonal|per.?diem|fixed.?term/],
  ['contract', /contract|freelance/],
  ['partTime', /part.?time|teilzeit/],
  ['fullTime', /full.?time|permanent|regular|vollzeit/],
];

/**
 * Maps a board's names for kinds of employment, such as `FULL_TIME`, `Part-time`, or `Intern`. Empty if the board names
 * none.
 */
export function employmentTypesOf(names: readonly string[]): readonly EmploymentType[] {
  const types = names
    .filter((each) => each.trim() !== '')
    .map((each) => employment.find(([, pattern]) => pattern.test(each.toLowerCase()))?.[0] ?? 'other');
  return [...new Set(types)];
}

/** Determines where the work is done from the board's statement, or else from the location; null if neither says. */
export function workplaceOf(statement: string | null, location: string | null): Workplace | null {
  for (const text of [statement, location]) {
    if (text === null) continue;
    if (/hybrid/i.test(text)) return 'hybrid';
    if (/remote|telecommut|home.?office|work from home|anywhere/i.test(text)) return 'remote';
    if (/on.?site|in.?office|in.?person/i.test(text)) return 'onSite';
  }
  return null;
}
