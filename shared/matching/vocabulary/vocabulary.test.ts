import { plainText } from '../../documents/text/plain-text.ts';
import { contentWords } from '../suggestions/words.ts';
import { namesIn } from './name-index.ts';
import { occupationIndex, occupations } from './occupations.ts';
import { studies, studyIndex } from './studies.ts';
import { termIndex, terms } from './terms.ts';

const found = (text: string, language: 'en' | 'de' = 'en'): readonly string[] =>
  namesIn(text, contentWords(text, language), termIndex(language)).map(({ id }) => id);

test('has thousands of terms and occupations of all kinds, each with a name and an id', () => {
  expect(terms.size).toBeGreaterThan(5_000);
  expect(studies.size).toBeGreaterThan(600);
  expect(occupations.size).toBeGreaterThan(1_000);
  for (const list of [terms, studies, occupations]) {
    for (const [id, { names }] of list) expect([id, names.length > 0, id !== '']).toEqual([id, true, true]);
  }
});

test('contains everything that a record refers to', () => {
  const unknown = [
    ...[...terms.values()].flatMap(({ id, broader }) =>
      broader.filter((each) => !terms.has(each)).map((each) => [id, each]),
    ),
    ...[...studies.values()].flatMap(({ id, broader }) =>
      broader.filter((each) => !studies.has(each)).map((each) => [id, each]),
    ),
    ...[...occupations.values()].flatMap(({ id, broader, near, leads }) =>
      [...broader, ...near, ...leads].filter((each) => !occupations.has(each)).map((each) => [id, each]),
    ),
    ...[...occupations.values()].flatMap(({ id, holds }) =>
      holds.filter((each) => terms.get(each)?.kind !== 'license').map((each) => [id, each]),
    ),
  ];
  expect(unknown).toEqual([]);
});

test.each([
  ['terms', terms, termIndex],
  ['studies', studies, studyIndex],
  ['occupations', occupations, occupationIndex],
] as const)('finds every one of the %s by a name', (_kind, list, indexFor) => {
  const index = indexFor('en');
  const findable = new Set([...[...index.byStem.values()].flat().map(({ id }) => id), ...index.letters.values()]);
  expect([...list.keys()].filter((id) => !findable.has(id))).toEqual([]);
});

test('names no term by an everyday word of job ads', () => {
  const everyday = new Set(
    'program hire lift write team family support quality planning reporting training documentation organization cleaning records access health communication start time two end office service form card send'.split(
      ' ',
    ),
  );
  const doubtful = [...terms.values()].flatMap(({ names, exact, isSoft }) =>
    isSoft ? [] : names.filter((name) => everyday.has(plainText(name)) && !exact.includes(name)),
  );
  expect(doubtful).toEqual([]);
});

test('finds short names and everyday words only as they are written', () => {
  expect(found('Go and R, some C, 5S and SAP')).toEqual(['go', 'r-programming', 'c-programming', '5s', 'sap']);
  expect(found('We go for vitamin C, R&D, and a class C license to send things')).not.toEqual(
    expect.arrayContaining(['go', 'c-programming', 'r-programming']),
  );
  expect(found('Office 365 and an office in Excel Street').includes('microsoft-office')).toBe(true);
  expect(found('a nice office')).toEqual([]);
});

test('finds a noun by its plural, and not by another word with the same stem', () => {
  expect(found('forklifts')).toEqual(found('forklift'));
  expect(found('programs')).not.toContain('programming');
  expect(found('Programmierung', 'de')).toEqual(found('programming'));
});

test('keeps names apart that differ in a letter or a number', () => {
  expect(found('Class A CDL')).not.toEqual(found('Class B CDL'));
  expect(found('OSHA 10')).not.toEqual(found('OSHA 30'));
});
