import { readFileSync } from 'node:fs';
import { type DrawnText, makePdf, smallResume } from '../../importers/pdf/fixtures/make-pdf.ts';
import type { FileCheckId } from './check-unknown-file.ts';
import { type FileReading, readUnknownFile } from './read-unknown-file.ts';

async function read(pdf: Uint8Array): Promise<FileReading> {
  const answer = await readUnknownFile(pdf, 'en');
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.reading;
}
const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../../importers/pdf/fixtures/${name}.pdf`, import.meta.url));
const checkOf = ({ checks }: FileReading, wanted: FileCheckId) => checks.find(({ id }) => id === wanted);
const verdictsOf = ({ checks }: FileReading) => Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict]));

test('finds the fields of a résumé and the text in the order of the file', async () => {
  const { fields, text } = await read(makePdf([smallResume]));
  expect(fields).toEqual({
    name: 'Ada Byron',
    email: 'ada@example.com',
    phone: '',
    links: [],
    jobs: [{ title: 'Programmer', organization: 'Analytical Engines Ltd', startDate: '2020-01', endDate: null }],
    education: [],
    skills: [{ name: '', skills: ['Mathematics', 'Latin', 'Cards'] }],
  });
  expect(text.split('\n').slice(0, 3)).toEqual(['Ada Byron', 'ada@example.com', 'Experience']);
});

test('says only what the file shows', async () => {
  const reading = await read(makePdf([smallResume]));
  expect(verdictsOf(reading)).toEqual({
    text: 'good',
    glyphs: 'good',
    pictures: 'good',
    columns: 'good',
    'letter-spacing': 'good',
    name: 'good',
    email: 'good',
    phone: 'look',
    'contact-place': 'good',
    headings: 'good',
    dates: 'good',
    size: 'good',
    tags: 'look',
  });
});

test('says of a scan that it has no text, and nothing else', async () => {
  const reading = await read(fixture('scanned'));
  expect(verdictsOf(reading)).toEqual({ text: 'problem' });
  expect(reading.fields).toMatchObject({ name: '', jobs: [] });
});

test('names missing contact info, jobs without dates or employers, and headings that are not common', async () => {
  const body: readonly DrawnText[] = [
    ['Experience', 50, 690, 13, true],
    ['Programmer', 50, 670, 10, true],
    ['Analytical Engines Ltd', 50, 656, 10],
    ['- Wrote programs for engines that were never built', 50, 642, 10],
    ['Weaver', 50, 620, 10, true],
    ['Jan 2019 - Dec 2019', 450, 620, 10],
    ['- Wove cloth by the yard, on looms that read cards', 50, 606, 10],
    ['Where I shine', 50, 580, 13, true],
    ['Conversations about numbers that others would call dry', 50, 562, 10],
    ['Skills', 50, 530, 13, true],
    ['Mathematics, Latin', 50, 512, 10],
  ];
  const reading = await read(makePdf([body]));
  expect(verdictsOf(reading)).toMatchObject({ name: 'problem', email: 'problem', phone: 'look', headings: 'look' });
  expect(checkOf(reading, 'headings')?.values).toEqual({ count: 3, unknown: 'Where I shine' });
  expect(checkOf(reading, 'dates')).toMatchObject({
    verdict: 'look',
    values: { undated: 'Programmer, Analytical Engines Ltd' },
  });
  expect(reading.fields.jobs).toContainEqual({
    title: 'Weaver',
    organization: '',
    startDate: '2019-01',
    endDate: '2019-12',
  });
});

test('tells a file that holds its columns one after the other from one that mixes their lines', async () => {
  const column = (x: number, heading: string, words: string): readonly DrawnText[] => [
    [heading, x, 600, 13, true],
    ...Array.from({ length: 10 }, (_each, row): DrawnText => [`${words} number ${row}`, x, 580 - row * 14, 10]),
  ];
  const head: readonly DrawnText[] = [
    ['Ada Byron, a programmer for engines that were never built by anyone', 50, 740, 20, true],
  ];
  const left = column(50, 'Skills', 'A skill of some weight');
  const right = column(320, 'Experience', 'A thing that was done');
  const inOrder = await read(makePdf([[...head, ...left, ...right]]));
  const mixed = await read(makePdf([[...head, ...left.flatMap((each, index) => [each, right[index] ?? each])]]));
  expect(checkOf(inOrder, 'columns')).toMatchObject({ verdict: 'look', values: { count: 1 } });
  expect(checkOf(mixed, 'columns')).toMatchObject({ verdict: 'problem', values: { count: 1 } });
});

test('names the years of jobs and degrees, but not those of certificates', async () => {
  const { values } = checkOf(await read(fixture('sidebar')), 'years') ?? {};
  expect(values).toEqual({ years: '2012 – 2016' });
});

test('answers without an error for a damaged file', async () => {
  expect(await readUnknownFile(new TextEncoder().encode('%PDF-1.7 nonsense'), 'en')).toEqual({
    ok: false,
    failure: { code: 'broken-pdf' },
  });
});
