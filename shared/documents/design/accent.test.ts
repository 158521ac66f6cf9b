import { contrastOf, minContrast, readableColour, tintOf } from './accent.ts';

test('computes contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ffffff', '#207c9d')).toBeCloseTo(4.74, 2);
});

test('leaves a readable color unchanged', () => {
  expect(readableColour('#207C9D')).toBe('#207c9d');
});

test.each(['#4cc0b3', '#ffff00', '#ff0000', '#ffffff', '#00ff00', '#f5a623'])(
  'darkens %s until it is readable',
  (colour) => {
    const tint = tintOf(colour, 0.08);
    expect(contrastOf(readableColour(colour), '#ffffff')).toBeGreaterThanOrEqual(minContrast);
    expect(contrastOf(readableColour(colour, tint), tint)).toBeGreaterThanOrEqual(minContrast);
  },
);
