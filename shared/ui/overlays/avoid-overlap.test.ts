import { offsetToAvoid } from './avoid-overlap.ts';

const stack = { left: 880, right: 1264, height: 80 };
const row = (top: number, left = 300, right = 1000) => ({ left, right, top, bottom: top + 40 });

test('keeps notices at the edge when there is nothing to avoid', () => {
  expect(offsetToAvoid(stack, [], 800)).toBe(0);
  expect(offsetToAvoid(stack, [row(300), row(730, 0, 880)], 800)).toBe(0);
  // Not in view yet.
  expect(offsetToAvoid(stack, [row(900)], 800)).toBe(0);
});

test('moves notices above what they would cover, including what they would cover there', () => {
  // The lower edge of the notices is eight pixels above the row.
  expect(offsetToAvoid(stack, [row(730)], 800)).toBe(800 - 16 - 730 + 8);
  expect(offsetToAvoid(stack, [row(600), row(730)], 800)).toBe(800 - 16 - 600 + 8);
  expect(offsetToAvoid(stack, [row(500), row(730)], 800)).toBe(800 - 16 - 730 + 8);
});

test('keeps notices within the window', () => {
  expect(offsetToAvoid({ ...stack, height: 300 }, [row(100)], 400)).toBe(400 - 16 - 300 - 8);
  expect(offsetToAvoid({ ...stack, height: 500 }, [row(100)], 400)).toBe(0);
});
