import { judgedAds } from './judged-ads.ts';
import { judgedPeople } from './judged-people.ts';
import { measureFit } from './measure-fit.ts';

/** What `npm run bench -- fit-relevance` found is 0.935; PostgreSQL's own ranking has 0.759. */
const least = 0.93;

test('people are shown first what fits them', () => {
  const names = new Set(judgedPeople.map(({ name }) => name));
  const judged = judgedAds.flatMap(({ grades }) => Object.keys(grades));
  expect(judged.filter((name) => !names.has(name))).toEqual([]);
  expect(judgedAds.length * judgedPeople.length).toBeGreaterThanOrEqual(40);
  const { ours, byPerson } = measureFit();
  expect(byPerson.filter((person) => person.ours < 0.5)).toEqual([]);
  expect(ours).toBeGreaterThanOrEqual(least);
});
