import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportReading } from '../common/reading.ts';
import { mutated } from '../common/fixtures/mutate.ts';
import { type DrawnText, makePdf, smallResume } from './fixtures/make-pdf.ts';
import { readPdfResume } from './index.ts';

let ids = 0;
const options = { language: 'en', newId: () => `id-${++ids}` };
const fixture = (name: string) => readPdfResume(readFileSync(join(import.meta.dirname, 'fixtures', name)), options);

function contentOf(reading: ImportReading) {
  if (!reading.ok) throw new Error(`could not be read: ${JSON.stringify(reading.failure)}`);
  return reading.content;
}
const confidenceOf = (reading: ImportReading, key: string | undefined) =>
  reading.ok ? reading.confidence.get(key ?? '')?.confidence : undefined;

test('reads the columns of a résumé separately', async () => {
  const reading = await fixture('sidebar.pdf');
  const content = contentOf(reading);
  expect(content).toMatchObject({
    headline: 'Registered Nurse',
    contact: {
      firstName: 'Maria',
      lastName: 'González',
      email: 'maria.g@example.org',
      phone: '+44 20 7946 0958',
      linkedin: 'https://www.linkedin.com/in/mariag',
      city: 'Leeds',
    },
    work: [
      {
        company: 'Leeds General Infirmary',
        position: 'Senior Staff Nurse',
        location: 'Leeds',
        startDate: '2019-03',
        endDate: null,
        accomplishments: [
          {
            description:
              'Led a team of 6 nurses on night shifts in an emergency department that sees 400 patients a day',
          },
          { description: 'Cut the waiting time before triage by 18% with a new handover form' },
        ],
      },
      {
        company: 'St James Hospital',
        position: 'Staff Nurse',
        location: 'Dublin, Ireland',
        accomplishments: [
          { description: 'Cared for patients after operations' },
          { description: 'Trained 12 students' },
        ],
      },
    ],
    education: [{ university: 'University of Leeds', degree: 'BSc', major: 'Nursing', endDate: '2016' }],
    skills: [
      {
        skills: [
          { name: 'Patient care' },
          { name: 'Triage and emergency response' },
          { name: 'Electronic health records' },
          { name: 'Wound care' },
        ],
      },
    ],
  });
  expect(content.summary).toMatch(/^Nurse with eight years .* at a large hospital\.$/);
  expect(content.sections.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
    ['Languages', ['English', 'Spanish']],
    ['Certifications', ['Advanced Life Support', 'Nursing and Midwifery Council registration']],
  ]);
  expect(confidenceOf(reading, content.work[1]?.uuid)).toBe('high');
});

test('reads names, company, place, and dates on one line', async () => {
  const content = contentOf(await fixture('plain.pdf'));
  expect(content.contact).toMatchObject({
    firstName: 'James',
    lastName: "O'Neill",
    phone: '(512) 555-0134',
    addressOne: '14 Elm Street',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
  });
  expect(content.links).toMatchObject([{ url: 'https://github.com/joneill' }]);
  expect(content.work.map(({ position, company, location }) => [position, company, location])).toEqual([
    ['Warehouse Supervisor', 'Lone Star Logistics Inc', 'Austin, TX'],
    ['Forklift Operator', 'Big Box Company', 'Dallas, TX'],
    ['Cashier', 'Corner Shop', 'Waco, TX'],
  ]);
  expect(content.work[0]?.accomplishments).toHaveLength(2);
  expect(content.work[0]?.accomplishments[1]?.description).toContain('listening to everybody');
  expect(content.education).toMatchObject([{ university: 'Waco High School', degree: 'High School Diploma' }]);
});

test('reads dates on the left, and recognizes an unknown heading', async () => {
  const reading = await fixture('dates-left.pdf');
  const content = contentOf(reading);
  expect(content.work).toMatchObject([
    { position: 'Lead Data Scientist', startDate: '2021-04', endDate: null },
    { position: 'Data Analyst', startDate: '2017-09', endDate: '2021-03' },
  ]);
  expect(content.education).toMatchObject([
    { university: 'Technical University of Munich', degree: 'M.Sc.', major: 'Statistics' },
  ]);
  expect(content.skills.map(({ name, skills }) => [name, skills.length])).toEqual([
    ['Languages', 3],
    ['Tools', 3],
  ]);
  expect(content.sections.map(({ title, category }) => [title, category])).toEqual([
    ['Projects', 'projects'],
    ['Teaching', 'other'],
    ['Hobbies', 'interests'],
  ]);
  expect(confidenceOf(reading, 'other')).toBe('medium');
  expect(content.education).toMatchObject([{ startDate: '2015', endDate: '2017' }]);
  expect(reading.ok && reading.notes).toEqual([]);
});

const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]`;
const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a scanned page', readFileSync(join(import.meta.dirname, 'fixtures/scanned.pdf')), { code: 'no-text-in-pdf' }],
  ['a page without anything', makePdf([[]]), { code: 'no-text-in-pdf' }],
  ['a PDF with a password', makePdf([smallResume], encryption), { code: 'encrypted-pdf' }],
  ['31 pages', makePdf(Array.from({ length: 31 }, () => smallResume)), { code: 'too-many-pages', pages: 31, most: 30 }],
  ['the beginning of a PDF', makePdf([smallResume]).subarray(0, 60), { code: 'broken-pdf' }],
  ['HTML', bytesOf('<!doctype html><p>not a PDF</p>'), { code: 'broken-pdf' }],
  ['nothing', new Uint8Array(), { code: 'broken-pdf' }],
])('refuses %s', async (_case, bytes, failure) => {
  expect(await readPdfResume(bytes, options)).toEqual({ ok: false, failure });
});

test('keeps a company without a job, or a job without a company, in the résumé', async () => {
  const page: readonly DrawnText[] = smallResume.filter(([text]) => !text.startsWith('Analytical'));
  const reading = await readPdfResume(makePdf([page]), options);
  expect(contentOf(reading)).toMatchObject({ work: [], sections: [{ id: 'other', items: [{ title: 'Programmer' }] }] });
  expect(confidenceOf(reading, 'other')).toBe('low');
});

test('keeps text without headings whole and marks it as a guess', async () => {
  const page: readonly DrawnText[] = [
    ['Ada Byron', 50, 740, 20, true],
    ['I have written programs for engines all my life and can do so for you, too.', 50, 700, 10],
    ['Call me whenever you like, but not before noon.', 50, 670, 10],
  ];
  const reading = await readPdfResume(makePdf([page]), options);
  const [section] = contentOf(reading).sections;
  expect(section?.items[0]?.text).toContain('engines all my life');
  expect(confidenceOf(reading, section?.id)).toBe('low');
});

test('drops control characters and links that execute code', async () => {
  const page: readonly DrawnText[] = [
    ...smallResume,
    ['javascript:alert(1)', 50, 560, 10],
    ['a\u0007b, c', 50, 580, 10],
  ];
  const content = contentOf(await readPdfResume(makePdf([page]), options));
  expect(content.links).toEqual([]);
  expect(JSON.stringify(content)).not.toMatch(/\\u0007/);
});

test('never throws on damaged PDFs, and stays fast', async () => {
  const pdf = makePdf([smallResume, smallResume]);
  let readable = 0;
  const before = performance.now();
  for (let seed = 0; seed < 520; seed += 1) {
    if ((await readPdfResume(mutated(pdf, seed), options)).ok) readable += 1;
  }
  expect(readable).toBeGreaterThan(50);
  expect(performance.now() - before).toBeLessThan(25_000);
});
