import { charactersOf, fontSubsets, subsetsIn, unicodeRangeOf, webFontSources } from './web-fonts.ts';

it('needs only the Latin subset for a Latin text', () => {
  expect(subsetsIn('Ada Löf – “Résumé” • 2021')).toEqual(['latin']);
  expect(subsetsIn('')).toEqual(['latin']);
});

it('needs further subsets only for their letters', () => {
  expect(subsetsIn('Łódź')).toEqual(['latin', 'latin-extended']);
  expect(subsetsIn('Ада и Ωμέγα')).toEqual(['latin', 'cyrillic', 'greek']);
});

it('has every character in one subset at most', () => {
  const all = fontSubsets.flatMap((subset) => Array.from(charactersOf(subset)));
  expect(new Set(all).size).toBe(all.length);
  expect(unicodeRangeOf('cyrillic')).toBe('U+400-52F');
});

it('is made of the fonts that designs offer, in three styles', () => {
  const families = new Set(webFontSources.map(({ family }) => family));
  expect(families).toContain('EB Garamond');
  expect(families).not.toContain('Noto Sans');
  expect(webFontSources).toHaveLength(families.size * 3);
});
