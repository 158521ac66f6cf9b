import { monthBeside, weeksOf } from './month-days.ts';

test('steps across the end of a year', () => {
  expect(monthBeside('2026-12', 1)).toBe('2027-01');
  expect(monthBeside('2026-01', -1)).toBe('2025-12');
});

test.each([
  // November 1, 2026, is a Sunday.
  ['2026-11', 1, '2026-10-26', '2026-12-06'],
  ['2026-11', 7, '2026-11-01', '2026-12-05'],
  // A February that starts on the first weekday fits into four weeks.
  ['2027-02', 1, '2027-02-01', '2027-02-28'],
])('the weeks of %s, from day %i, reach from %s to %s', (month, firstDay, first, last) => {
  const weeks = weeksOf(month, firstDay);
  expect(weeks[0]?.[0]).toBe(first);
  expect(weeks.at(-1)?.[6]).toBe(last);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});
