import { findFigures } from './find-years.ts';

/** Writes each number of years with its words: `5: Five (5) years`. */
const figures = (text: string): readonly string[] =>
  findFigures(text).map(({ years, start, figureEnd }) => `${years}: ${text.slice(start, figureEnd)}`);

test.each([
  ["Five (5) years' commercial underwriting", ['5: Five (5) years']],
  ['6+ years of sales, at least 3 of them in healthcare', ['6: 6+ years', '3: 3 of them']],
  ["sept (7) ans, dont trois (3) à la coordination d'un projet", ['7: sept (7) ans', '3: dont trois (3)']],
  ['Fünf Jahre Vertrieb, davon mindestens zwei in der Leitung', ['5: Fünf Jahre', '2: davon mindestens zwei']],
  ['18 mois de visites guidées', ['1.5: 18 mois']],
  ['mehrjährige Erfahrung', ['2: mehrjährige']],
  ['dos temporadas en cocina', ['2: dos temporadas']],
  ['at least two winters on a plow', ['2: two winters']],
  ['a year in a kitchen', ['1: a year']],
  ['65 years of tradition, $3 years', []],
])('reads the years of "%s"', (text, expected) => {
  expect(figures(text)).toEqual(expected);
});

test('tells likely experience from ages and contracts', () => {
  const isLikely = (text: string): boolean | undefined => findFigures(text)[0]?.isLikely;
  expect(isLikely('3 years of experience with SAP')).toBe(true);
  expect(isLikely('You must be at least 18 years old')).toBe(false);
  expect(isLikely('A contract for 2 years, fixed-term, probezeit')).toBe(false);
});
