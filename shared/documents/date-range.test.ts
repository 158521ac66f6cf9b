import { formatDateRange } from './date-range.ts';
import type { YearMonth } from './events.ts';

const month = (text: string | null) => text as YearMonth | null;
const english = { language: 'en', openEnd: 'present' };

test.each([
  ['both ends', '2013-12', '2014-12', 'Dec 2013 – Dec 2014'],
  ['an open end', '2013-12', null, 'Dec 2013 – present'],
  ['no start', null, '2014-11', 'Nov 2014'],
  ['no dates', null, null, ''],
  ['one month', '2016-08', '2016-08', 'Aug 2016'],
])('writes a range with %s', (_case, start, end, text) => {
  expect(formatDateRange({ start: month(start), end: month(end), ...english })).toBe(text);
});

test('writes a hyphen on screens', () => {
  const range = { start: month('2013-12'), end: null, ...english };
  expect(formatDateRange({ ...range, dash: '-' })).toBe('Dec 2013 - present');
});

test('writes months in the language of the document', () => {
  const range = { start: month('2013-12'), end: null, language: 'de', openEnd: 'heute' };
  expect(formatDateRange(range)).toBe('Dez. 2013 – heute');
});

test.each([
  ['short', 'Dec 2013 – Dec 2014'],
  ['long', 'December 2013 – December 2014'],
  ['numeric', '12/2013 – 12/2014'],
  ['year', '2013 – 2014'],
] as const)('writes %s dates', (format, text) => {
  const range = { start: month('2013-12'), end: month('2014-12'), ...english };
  expect(formatDateRange({ ...range, format })).toBe(text);
});

test('writes two months that print as one date once', () => {
  const range = { start: month('2013-02'), end: month('2013-11'), ...english };
  expect(formatDateRange({ ...range, format: 'year' })).toBe('2013');
});

test('never prints the previous month in a time zone west of Greenwich', () => {
  expect(formatDateRange({ start: null, end: month('2020-01'), ...english })).toBe('Jan 2020');
});
