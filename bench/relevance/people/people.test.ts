import { judgedAds } from './judged-ads.ts';
import { judgedPeople } from './judged-people.ts';
import { measureFit } from './measure-fit.ts';

/** The last run of `npm run bench -- fit-relevance` measured 0.935; PostgreSQL's own ranking reaches 0.759. */
const least = 0.9;

test('shows people matching jobs first', () => {
  const names = new Set(judgedPeople.map(({ name }) => name));
  const judged = judgedAds.flatMap(({ grades }) => Object.keys(grades));
  expect(judged.filter((name) => !names.has(name))).toEqual([]);
  expect(judgedAds.length * judgedPeople.length).toBeGreaterThanOrEqual(40);
  const { ours, byPerson } = measureFit();
  expect(byPerson.filter((person) => person.ours < 0.5)).toEqual([]);
  expect(ours).toBeGreaterThanOrEqual(least);
});
