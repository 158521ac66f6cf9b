import type { EmploymentType, Workplace } from '../../../../shared/documents/postings/posting.ts';

const employment: readonly (readonly [EmploymentType, RegExp])[] = [
  ['internship', /\bintern(?:ship)?\b|trainee|praktik/],
  ['volunteer', /volunt/],
  ['temporary', /\btemp(?:orary)?\b|seasonal|per.?diem|fixed.?term/],
  ['contract', /contract|freelance/],
  ['partTime', /part.?time|teilzeit/],
  ['fullTime', /full.?time|permanent|regular|vollzeit/],
];

/** What a board calls a kind of employment: `FULL_TIME`, `Part-time`, `Intern`. Nothing for what it does not say. */
export function employmentTypesOf(told: readonly string[]): readonly EmploymentType[] {
  const types = told
    .filter((each) => each.trim() !== '')
    .map((each) => employment.find(([, pattern]) => pattern.test(each.toLowerCase()))?.[0] ?? 'other');
  return [...new Set(types)];
}

/** What a board, or else a place, says of where the work is done; null where neither does. */
export function workplaceOf(told: string | null, location: string | null): Workplace | null {
  for (const text of [told, location]) {
    if (text === null) continue;
    if (/hybrid/i.test(text)) return 'hybrid';
    if (/remote|telecommut|home.?office|work from home|anywhere/i.test(text)) return 'remote';
    if (/on.?site|in.?office|in.?person/i.test(text)) return 'onSite';
  }
  return null;
}
