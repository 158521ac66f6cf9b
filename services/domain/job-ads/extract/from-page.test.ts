import { parsePlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { fromPage } from './from-page.ts';

const readOn = (() => {
  const reading = parsePlainDay('2026-11-20');
  if (!reading.ok) throw new Error(reading.message);
  return reading.day;
})();
const body =
  'You run document review and productions. You draft and file pleadings. You keep the calendar so that nobody is ever surprised. You prepare witnesses, exhibits, and the trial notebook. ';
const pageOf = (description: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'JobPosting',
    title: 'Paralegal',
    description,
    hiringOrganization: { name: 'Northgate Law' },
    baseSalary: { currency: 'USD', value: { minValue: 31, maxValue: 37, unitText: 'HOUR' } },
  })}</script><h1>Paralegal</h1><p>${body.repeat(3)}</p>`;
const read = (description: string) => fromPage(pageOf(description), 'https://northgate.example/jobs/1', readOn).ad;

it('keeps the ad of a page whose data only announces it', () => {
  expect(read('Northgate Law is looking for a paralegal.')).toMatchObject({
    title: 'Paralegal',
    company: 'Northgate Law',
    salaryMin: 31,
    description: expect.stringContaining('You run document review') as string,
  });
});

it('keeps the description in the data of a page if it is the whole ad', () => {
  const whole = `We try cases. ${body.repeat(3)}`.trim();
  expect(read(whole).description).toBe(whole);
});
