import { parsePlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import { longTexts } from '../../../tooling/testing/long-texts.ts';
import { readAdText } from './read-ad-text.ts';
import { processorTime } from '../../../tooling/testing/processor-time.ts';

const day = (text: string) => {
  const reading = parsePlainDay(text);
  if (!reading.ok) throw new Error(reading.message);
  return reading.day;
};
const read = (text: string, address: string | null = null) => readAdText(text, { address, readOn: day('2026-11-20') });

/** A rule of the reader that starts again at each character of a run would take quadratic time. */
describe('a pasted job ad of the maximum accepted size', () => {
  // A thread reads the vocabulary and the list of cities once, which takes most of a second.
  beforeAll(() => {
    read('Cook\nNorthgate Kitchens in Austin\nWrite to Ada Byron at ada@northgate.example.');
  });
  it.each(longTexts(50_000))('is read in bounded time when it is $name', async ({ text }) => {
    expect(read(text)).toHaveProperty('description');
    expect(await processorTime(1_500, () => read(text))).toBeLessThan(1_500);
  });
});

it('reads an ad whose address has broken escapes', () => {
  expect(read('Cook\nAcme Kitchens\nAustin, TX', 'https://acme.example/jobs/100%-cook')).toMatchObject({
    title: 'Cook',
  });
});

it('never reads an amount across lines', () => {
  expect(
    read('Cook - job post\nAcme Kitchens\nAustin, TX 78701\n$120,000 - $140,000 a year - Full-time'),
  ).toMatchObject({
    title: 'Cook',
    company: 'Acme Kitchens',
    location: 'Austin, TX 78701',
    salaryMin: 120_000,
    salaryMax: 140_000,
    salaryPeriod: 'year',
    employmentTypes: ['fullTime'],
  });
});

it('leaves two readings of a date where nothing tells the order', () => {
  const ad = 'Librarian\nNorthgate Library\nApply by 3/4/2027.';
  expect(read(ad)).toMatchObject({ deadline: null, deadlineChoices: ['2027-04-03', '2027-03-04'] });
  expect(read(`${ad}\nPay: $25 an hour`)).toMatchObject({ deadline: '2027-03-04', deadlineChoices: [] });
  expect(read(`${ad}\nSalary: £25,000 a year`)).toMatchObject({ deadline: '2027-04-03' });
  expect(read(`${ad}\nPosted 11/13/2026`)).toMatchObject({ deadline: '2027-03-04' });
});

it('names the line that each field came from', () => {
  const { sources } = read(
    'Warehouse Team Lead\nHarbor Freight Lines, Inc.\nPay: $24.75/hr + $1.50 shift premium\nCall Rosa Diaz at 555-010-0199 with questions.',
  );
  expect(sources).toEqual({
    title: 'Warehouse Team Lead',
    company: 'Harbor Freight Lines, Inc.',
    pay: 'Pay: $24.75/hr + $1.50 shift premium',
    contact: 'Call Rosa Diaz at 555-010-0199 with questions.',
  });
});
