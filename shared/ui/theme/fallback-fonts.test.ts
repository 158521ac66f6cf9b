import { fallbackFonts } from './fallback-fonts.ts';
import { fonts } from './typography.ts';

const familiesIn = (stack: string): readonly string[] =>
  [...stack.matchAll(/'([^']+)'/g)].map(([, family = '']) => family);

test('every fallback is in the list of its web font, and the list names no other', () => {
  const listed = [...familiesIn(fonts.body.value), ...familiesIn(fonts.heading.value)].filter((family) =>
    family.includes('Fallback'),
  );
  expect(new Set(fallbackFonts.map(({ family }) => family))).toEqual(new Set(listed));
});

test('the line of every fallback is as high as that of its web font', () => {
  const heights = fallbackFonts.map(
    ({ sizeAdjust, ascent, descent }) => (parseFloat(sizeAdjust) * (parseFloat(ascent) + parseFloat(descent))) / 100,
  );
  for (const height of heights.slice(0, 8)) expect(height).toBeCloseTo(120, 0);
  for (const height of heights.slice(8)) expect(height).toBeCloseTo(92, 0);
});
