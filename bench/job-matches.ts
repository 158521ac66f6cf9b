/**
 * Describes how well five judged people match five judged ads, with all reasons in the words of the product, so that
 * somebody who advises job seekers can check them: `bench/results/job-matches.md`.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeMatches, matchAll } from './job-ads/describe-matches.ts';
import { readJudgedAds } from './job-ads/read-corpus.ts';
import { readJudgedPeople } from './job-ads/read-people.ts';
import type { Findings } from './run.ts';

const personIds = ['backend-go', 'ward-nurse', 'order-selector', 'science-teacher', 'fund-accountant'];
/** One of each person's trade. None of them is among the ads that are held back. */
const adNames = [
  'linkedin-05-backend-engineer-go',
  'company-01-emergency-nurse',
  'linkedin-04-warehouse-supervisor-2nd-shift',
  'company-02-science-teacher',
  'company-04-county-accountant',
];

/** Writes the document, and returns the scores. */
export async function run(): Promise<Findings> {
  const [allAds, { people, gradeOf }] = await Promise.all([readJudgedAds(), readJudgedPeople()]);
  const chosenPeople = personIds.flatMap((id) => people.filter((person) => person.id === id));
  const chosenAds = adNames.flatMap((name) => allAds.filter((ad) => ad.name === name));
  const matches = await matchAll(chosenPeople, chosenAds, gradeOf);
  await writeFile(path.join(import.meta.dirname, 'results', 'job-matches.md'), await describeMatches(matches));
  return {
    scores: matches.map(({ person, ad, match, grade }) => ({
      person: person.id,
      ad: ad.name,
      score: match.score,
      grade,
    })),
  };
}
