import { matchRuns } from './match-runs.ts';
import { processorTime } from '../../../../tooling/testing/processor-time.ts';

const texts = [
  'Ada Lovelace',
  'Work experience',
  'Engineer',
  'Acme',
  'Jan 2019 – Dec 2020',
  'Led a team of five people and wrote the guide that everybody uses',
  'Manager',
  'Acme',
  'Jan 2021 – present',
  'Led a team of nine',
];

test('finds the lines of a wrapped text, capitals, and texts printed in several runs', () => {
  const runs = [
    'ADA LOVELACE',
    '•',
    'Led a team of five people and',
    'wrote the guide that every\u200bbody uses',
    '1 / 2',
  ];
  expect(matchRuns(runs, texts)).toEqual([0, -1, 5, 5, -1]);
});

test('distinguishes equal words by their neighbors', () => {
  const runs = [
    ...['Work experience', 'Engineer', 'Jan 2019 – Dec 2020', 'Acme', 'Led a team of five people and'],
    ...['Manager', 'Jan 2021 – present', 'Acme', 'Led a team of nine'],
  ];
  expect(matchRuns(runs, texts)).toEqual([1, 2, 4, 3, 5, 6, 8, 7, 9]);
});

test('matches a thousand runs in time', async () => {
  const many = Array.from({ length: 400 }, (_, index) => `Did thing number ${index} for client ${index % 7} with care`);
  const runs = many.flatMap((text) => [text.slice(0, 20), text.slice(20)]);
  expect(await processorTime(1_000, () => matchRuns(runs, many))).toBeLessThan(1_000);
  expect(matchRuns(runs, many)[10]).toBe(5);
});

test('finds a text whose quotes, dashes, and spaces are printed in other characters', () => {
  const typed = ['Led "Project X" -- in 5 years', "Don't stop"];
  expect(matchRuns(['Led “Project X” –', 'in 5\u00a0years', 'Don’t stop'], typed)).toEqual([0, 0, 1]);
});
