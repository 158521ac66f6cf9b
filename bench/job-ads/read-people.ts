import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { person, type Somebody } from '../../shared/matching/match/fixtures/people.ts';
import type { CandidateProfile } from '../../shared/matching/match/index.ts';

/** An invented person of the judged set. */
export interface JudgedPerson {
  readonly id: string;
  readonly who: CandidateProfile;
}

/** The judged set of people and ads (README.md "People"). */
export interface JudgedPeople {
  readonly people: readonly JudgedPerson[];
  /** The names of the ads that are ranked for each person. */
  readonly ads: readonly string[];
  /** Returns the grade of an ad for a person, from 0 to 3. */
  readonly gradeOf: (personId: string, ad: string) => number;
}

const folder = path.join(import.meta.dirname, 'people');
const read = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Content;

/** Reads the judged people and their grades. */
export async function readJudgedPeople(): Promise<JudgedPeople> {
  const [people, { ads, grades }] = await Promise.all([
    read<readonly { readonly id: string; readonly who: Somebody }[]>('people.json'),
    read<{
      readonly ads: readonly string[];
      readonly grades: Readonly<Record<string, Readonly<Record<string, number>>>>;
    }>('grades.json'),
  ]);
  return {
    people: people.map(({ id, who }) => ({ id, who: person(who) })),
    ads,
    gradeOf: (personId, ad) => grades[personId]?.[ad] ?? 0,
  };
}
