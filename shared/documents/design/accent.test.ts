import { contrastOf, minContrast, readableColour, readableOnDark, tintOf } from './accent.ts';

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

test.each(['#207c9d', '#333d47', '#5b4b9a', '#000000', '#ffee00'])(
  'lightens %s until it is readable on dark',
  (colour) => {
    const paper = '#16252e';
    const tint = tintOf(colour, 0.2, paper);
    expect(contrastOf(readableOnDark(colour, paper), paper)).toBeGreaterThanOrEqual(minContrast);
    expect(contrastOf(readableOnDark(colour, tint), tint)).toBeGreaterThanOrEqual(minContrast);
  },
);

test('leaves a color unchanged that is readable on dark', () => {
  expect(readableOnDark('#FFEE00', '#16252e')).toBe('#ffee00');
});
