import type { Demand } from './demand.ts';
import { uniqueDemands } from './unique-demands.ts';

const demand = (kind: Demand['kind'], text: string, level: Demand['level'] = 'must'): Demand => ({
  ...{ kind, level, line: text },
  anyOf: [{ text, id: null }],
});
const namesOf = (demands: readonly Demand[]): readonly string[] =>
  uniqueDemands(demands, 'en').map(({ level, anyOf }) => `${level} ${anyOf.map(({ text }) => text).join(' / ')}`);

test('shows a paper once, whatever it is called, with the stronger level', () => {
  expect(
    namesOf([
      demand('license', 'CDL Class B', 'nice'),
      demand('certificate', 'valid Class B CDL with air brakes'),
      demand('license', 'TWIC card'),
    ]),
  ).toEqual(['must valid Class B CDL with air brakes', 'must TWIC card']);
});

test('keeps skills of which one has the words of another', () => {
  expect(
    namesOf([demand('skill', 'Excel'), demand('skill', 'Excel macros'), demand('skill', 'macros in Excel')]),
  ).toEqual(['must Excel', 'must macros in Excel']);
});

test('keeps a skill and a language of the same name', () => {
  expect(namesOf([demand('skill', 'Spanish'), demand('language', 'Spanish')])).toHaveLength(2);
});
