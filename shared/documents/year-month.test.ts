import { isYearMonth, parseYearMonth } from './year-month.ts';

test.each(['2013-01', '0001-12', '2026-10'])('accepts %s', (value) => {
  expect(parseYearMonth(value)).toEqual({ ok: true, yearMonth: value });
});

test.each(['', '2013', '2013-1', '2013-13', '2013-00', '2013-01-01', '2013/01', ' 2013-01', '2013-01\n', '201３-01'])(
  'refuses %j with the text of the specification',
  (value) => {
    expect(parseYearMonth(value)).toEqual({ ok: false, message: `${value} is not a YearMonth` });
  },
);

test.each([
  [null, 'null is not a YearMonth'],
  [undefined, 'undefined is not a YearMonth'],
  [201301, '201301 is not a YearMonth'],
])('refuses what is not text: %s', (value, message) => {
  expect(isYearMonth(value)).toBe(false);
  expect(parseYearMonth(value)).toEqual({ ok: false, message });
});

test('does not repeat a long text in the message', () => {
  const reading = parseYearMonth('x'.repeat(10_000));
  expect(!reading.ok && reading.message.length).toBeLessThan(130);
});
