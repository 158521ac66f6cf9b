import { currencyCode } from './pay.ts';
import { linkKey } from './job-link.ts';
import { addDays, dayOf, daysBetween, parsePlainDay, type PlainDay } from './plain-day.ts';
import { orderOfDays, readDay } from './read-day.ts';
import { readSalary } from './read-salary.ts';

const day = (text: string): PlainDay => {
  const reading = parsePlainDay(text);
  if (!reading.ok) throw new Error(reading.message);
  return reading.day;
};

describe('a plain day', () => {
  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '1900-01-01', '2900-01-01', '', undefined, 20261130])(
    'refuses %p',
    (value) => expect(parsePlainDay(value).ok).toBe(false),
  );

  it('is counted without time zones and across a change to daylight saving time', () => {
    expect(addDays(day('2026-02-28'), 1)).toBe('2026-03-01');
    expect(addDays(day('2026-10-26'), -2)).toBe('2026-10-24');
    expect(daysBetween(day('2026-03-28'), day('2026-03-30'))).toBe(2);
  });

  it('depends on the time zone of an instant', () => {
    const instant = new Date('2026-11-30T23:30:00Z');
    expect([dayOf(instant), dayOf(instant, 'Asia/Tokyo'), dayOf(instant, 'America/New_York')]).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-11-30',
    ]);
  });
});

describe('a day as it is written', () => {
  it.each([
    ['2026-11-30', '2026-11-30'],
    ['2026-11-30T10:00:00Z', '2026-11-30'],
    ['30.11.2026', '2026-11-30'],
    ['30/11/2026', '2026-11-30'],
    ['11/30/26, 9:15 AM', '2026-11-30'],
    ['3/4/2026', '2026-04-03'],
    ['30 November 2026', '2026-11-30'],
    ['30. Nov. 2026', '2026-11-30'],
    ['Nov 30, 2026', '2026-11-30'],
    ['Monday, 30 November 2026', '2026-11-30'],
    ['30 de noviembre de 2026', '2026-11-30'],
    ['31/02/2026', undefined],
    ['soon', undefined],
    ['30/11/1900', undefined],
  ])('reads %s as %s', (text, expected) => expect(readDay(text, 'dayFirst')).toBe(expected));

  it('reads an ambiguous date in the order of its column', () => {
    expect(orderOfDays(['3/4/2026', '3/13/2026']).order).toBe('monthFirst');
    expect(orderOfDays(['3/4/2026', '13/3/2026']).order).toBe('dayFirst');
    expect(readDay('3/4/2026', 'monthFirst')).toBe('2026-03-04');
    expect(readDay('3.4.2026', 'monthFirst')).toBe('2026-04-03');
  });

  it.each([
    [['3/13/2026', '13/45/2026', '4/5/26'], { order: 'monthFirst', unclear: '4/5/26' }],
    [['13/3/2026', '45/13/2026', '99/99/2026'], { order: 'dayFirst', unclear: undefined }],
    [['31/2/2026', '3/4/2026'], { order: undefined, unclear: '3/4/2026' }],
    [['3/13/2026', '13/3/2026', ' 3/4/2026, 9:15'], { order: undefined, unclear: '3/4/2026, 9:15' }],
    [['5/5/2026', '3.4.2026', '2026-03-04', 'soon', ''], { order: undefined, unclear: undefined }],
  ])('finds the order of %j by dates that exist', (texts, expected) => {
    const { order, unclear } = orderOfDays(texts);
    expect({ order, unclear: unclear?.text }).toEqual(expected);
  });
});

describe('a salary', () => {
  it.each([
    ['$120,000 - $150,000 per year', 120_000, 150_000, 'USD', 'year'],
    ['€60k–75k', 60_000, 75_000, 'EUR', 'year'],
    ["CHF 100'000 bis 120'000", 100_000, 120_000, 'CHF', 'year'],
    ['Pay: 30–35,50 € / hour', 30, 35.5, 'EUR', 'hour'],
    ['£45.000 p.a.', 45_000, 45_000, 'GBP', 'year'],
    ['$120 – 150k', 120_000, 150_000, 'USD', 'year'],
    ['4 500 – 5 200 PLN monthly', 4_500, 5_200, 'PLN', 'month'],
    ['EUR 80.000 – 70.000', 70_000, 80_000, 'EUR', 'year'],
    ['$43.87/hr (start) to $46.12/hr (after 12 months)', 43.87, 46.12, 'USD', 'hour'],
    ['45-50.000 € p.a.', 45_000, 50_000, 'EUR', 'year'],
    ['S/. 4,500.00 al mes', 4_500, 4_500, 'PEN', 'month'],
    ['175 000 FCFA', 175_000, 175_000, 'XOF', 'month'],
    ['8 - 12 LPA', 800_000, 1_200_000, 'INR', 'year'],
    ['25h/semaine, 1 250 € net', 1_250, 1_250, 'EUR', 'month'],
  ])('is read from %s', (text, salaryMin, salaryMax, currency, salaryPeriod) => {
    expect(readSalary(text)).toEqual({ salaryMin, salaryMax, currency, salaryPeriod });
  });

  it.each(['Founded in 1998, 200 – 500 employees', 'ABC 40 hours a week', '$0', ''])('is not found in %p', (text) => {
    expect(readSalary(text)).toBeUndefined();
  });
});

it('accepts only currencies that exist', () => {
  expect([currencyCode(' eur '), currencyCode('ABC'), currencyCode('')]).toEqual(['EUR', undefined, undefined]);
});

it('gives links to the same job the same key', () => {
  const key = 'example.com/jobs?id=7';
  expect(
    ['https://www.Example.com/jobs/?id=7&utm_source=x#top', 'http://example.com/jobs?gclid=1&id=7'].map(linkKey),
  ).toEqual([key, key]);
  expect(linkKey('mailto:a@example.com')).toBeNull();
});
