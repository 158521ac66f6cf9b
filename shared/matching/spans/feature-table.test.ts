import { createFeatureTable } from './feature-table.ts';

const names = Array.from({ length: 50_000 }, (_none, at) => `feature ${at} of ${at % 7}`);

test('finds the number of each feature, and nothing that is not one', () => {
  const find = createFeatureTable(names);
  expect(names.every((name, number) => find(name) === number)).toBe(true);
  const others = names.map((name) => `${name}!`);
  expect(others.filter((name) => find(name) !== undefined)).toEqual([]);
});

test('finds nothing in an empty table', () => {
  expect(createFeatureTable([])('feature')).toBeUndefined();
});
