import { composeWork } from './compose/compose-entry.ts';
import { documentLocaleOf } from './compose/document-locale.ts';
import { formatDateRange, isAttending } from './date-range.ts';
import type { PartialDate, WorkEvent } from './events.ts';
import { newResume } from './new-resume.ts';
import { endsBefore, isPartialDate, readPeriod, writePeriod } from './partial-date.ts';

const date = (text: string): PartialDate => {
  if (!isPartialDate(text)) throw new Error(`${text} is not a date.`);
  return text;
};
const range = (start: string, end: string | null, format?: 'long' | 'numeric' | 'year'): string =>
  formatDateRange({
    ...{ start: date(start), end: end === null ? null : date(end), language: 'en', openEnd: 'present' },
    ...(format && { format }),
  });

test.each(['2021-03', '2021', '0999'])('%s is a date', (text) => expect(isPartialDate(text)).toBe(true));
test.each(['21', '20210', '2021-13', '2021-3', '2021-03-01', '', ' 2021', null, 2021])('%j is not a date', (value) =>
  expect(isPartialDate(value)).toBe(false),
);

test('a year prints as a year in every format, beside months and alone', () => {
  expect(range('2012', '2016')).toBe('2012 – 2016');
  expect(range('2012', '2016-03')).toBe('2012 – Mar 2016');
  expect(range('2012-01', '2016', 'numeric')).toBe('01/2012 – 2016');
  expect(range('2012', null, 'long')).toBe('2012 – present');
  expect(range('2013', '2013')).toBe('2013');
});

test('a period ends before it starts only if that is certain', () => {
  expect(endsBefore(date('2021'), date('2021-05'))).toBe(false);
  expect(endsBefore(date('2020'), date('2021-05'))).toBe(true);
  expect(endsBefore(date('2021-05'), date('2021'))).toBe(false);
  expect(endsBefore(date('2020-12'), date('2021'))).toBe(true);
  expect(endsBefore(date('2021-04'), date('2021-05'))).toBe(true);
});

test('education that ends this year is attended until its last month', () => {
  expect(isAttending(date('2026'), new Date('2026-11-26'))).toBe(true);
  expect(isAttending(date('2026'), new Date('2026-12-02'))).toBe(false);
  expect(isAttending(date('2026-11'), new Date('2026-11-26'))).toBe(false);
});

test.each([
  [{ startDate: '2012', endDate: null }, ['2012-01', 'YEAR', null, 'MONTH']],
  [{ startDate: '2012-05', endDate: '2016' }, ['2012-05', 'MONTH', '2016-01', 'YEAR']],
  [{ startDate: null, endDate: null }, [null, 'MONTH', null, 'MONTH']],
])('the API gets months and their precision: %j', (period, [startDate, startPrecision, endDate, endPrecision]) => {
  const written = writePeriod(period);
  expect(written).toEqual({ startDate, startPrecision, endDate, endPrecision });
  expect(readPeriod(written)).toEqual(period);
});

test('a text that is not a date is sent as it is, so that the API refuses it by name', () => {
  expect(writePeriod({ startDate: 'spring', endDate: null })).toMatchObject({ startDate: 'spring' });
});

test('a block with years prints them on the page', () => {
  const block: WorkEvent = {
    ...{ id: 'a', uuid: 'a', version: 1, company: 'Acme', position: 'Baker', location: null, link: null },
    ...{ startDate: date('2012'), endDate: date('2016'), accomplishments: [] },
  };
  const document = newResume({ language: 'en', paper: 'letter' });
  expect(composeWork(block, documentLocaleOf(document, 'en')).dates).toBe('2012 – 2016');
});
