import { strToU8, zipSync } from 'fflate';
import { processorTime } from '../../../tooling/testing/processor-time.ts';
import type { ImportReading } from '../common/reading.ts';
import { exportFiles } from './fixtures/export-files.ts';
import { readLinkedInArchive, readLinkedInTable } from './read-linkedin.ts';
import { mutated } from '../common/fixtures/mutate.ts';

let ids = 0;
const options = { language: 'en', newId: () => `id-${++ids}` };
const pack = (files: Readonly<Record<string, string | Uint8Array>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
    ),
  );
const read = (files: Readonly<Record<string, string | Uint8Array>>) => readLinkedInArchive(pack(files), options);

function contentOf(reading: ImportReading) {
  if (!reading.ok) throw new Error(`could not be read: ${JSON.stringify(reading.failure)}`);
  return reading.content;
}
const notesOf = (reading: ImportReading) =>
  reading.ok ? reading.notes.map(({ path, code, value }) => `${path} ${code} ${value}`) : [];

test('finds everything in a complete export', () => {
  const content = contentOf(read(exportFiles));
  expect(content).toMatchObject({
    headline: 'Engineer & mathematician',
    summary: 'I build engines.\n\nAnd write about them.',
    contact: {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      phone: '+1 415 555 0100',
      addressOne: '12 St James Square',
      city: 'San Francisco',
      state: 'California',
      country: 'United States',
      zip: '94115',
    },
    links: [
      { label: 'Company', url: 'https://engines.example.com/a,b' },
      { label: 'Portfolio', url: 'https://ada.example.com' },
    ],
    work: [
      {
        company: 'Analytical Engines, Ltd',
        position: 'R&D lead',
        location: 'London, UK',
        startDate: '2020-03',
        endDate: null,
        accomplishments: [
          { description: 'Led 4 people & 2 engines' },
          { description: 'Cut costs by 20%' },
          { description: 'Wrote "Note G"' },
          { description: 'No bullet here' },
        ],
      },
      { company: 'Looms', position: 'Weaver', startDate: '2018', endDate: '2019-12' },
    ],
    education: [
      {
        university: 'University of London',
        degree: 'BSc, Mathematics',
        startDate: '2014',
        endDate: '2017-06',
        accomplishments: [{ description: 'First class' }, { description: 'Chess club' }],
      },
    ],
    skills: [{ name: 'Skills', skills: [{ name: 'Mathematics' }, { name: 'C++' }] }],
  });
  expect(content.sections.map(({ category, items }) => [category, items.map(({ title }) => title)])).toEqual([
    ['projects', ['Difference Engine']],
    ['volunteering', ['Teacher']],
    ['certificates', ['Punched cards I', 'Punched cards II']],
    ['publications', ['Sketch of the Engine']],
    ['awards', ['Gold medal']],
    ['languages', ['English', 'French']],
    ['references', ['Charles Babbage']],
    ['other', ['Logic test', 'Twitter: ada']],
  ]);
});

test('reports exactly what it cannot import', () => {
  expect(notesOf(read(exportFiles)).sort()).toEqual(
    [
      'Certifications.csv, line 3, Url not-a-web-link javascript:alert(1)',
      'Email Addresses.csv, line 3, Email Address one-is-enough old@example.com',
      'PhoneNumbers.csv, line 3, Number one-is-enough 020 7946 0958',
      'Profile.csv, line 2, Birth Date not-supported Dec 10',
      'Profile.csv, line 2, Industry not-supported Computing',
      'Recommendations_Received.csv, line 3, Status not-visible Eve Hidden',
      'Volunteering.csv, line 2, Finished On not-a-date 2021-13',
    ].sort(),
  );
});

test('matches file names exactly, in the archive or in one folder of it, and ignores other paths', () => {
  const profile = 'First Name,Last Name,Headline\nAda,Byron,Engineer';
  const found = contentOf(
    read({
      'My export/Profile.csv': profile,
      'My export/Not Skills.csv': 'Name\nx',
      '../Skills.csv': 'Name\nx',
      '/Skills.csv': 'Name\nx',
      'a/b/Skills.csv': 'Name\nx',
      '__MACOSX/Skills.csv': 'Name\nx',
    }),
  );
  expect(found).toMatchObject({ headline: 'Engineer', skills: [] });
});

test('skips and reports a bad row, and reads the rest', () => {
  const reading = read({ 'Positions.csv': 'Company Name,Title\nA,B\nC,D,E\nF,G\n"H' });
  expect(contentOf(reading).work.map(({ company }) => company)).toEqual(['A', 'F']);
  expect(notesOf(reading)).toEqual(['Positions.csv, line 3 broken-row C, D, E', 'Positions.csv, line 5 cut-off H']);
});

test('keeps a position without a company in the résumé', () => {
  const reading = read({ 'Positions.csv': 'Company Name,Title\n,Painter' });
  expect(contentOf(reading)).toMatchObject({
    work: [],
    sections: [{ id: 'other-work', items: [{ title: 'Painter' }] }],
  });
  expect(notesOf(reading)).toEqual(['Positions.csv, line 2, Company Name incomplete ']);
});

test.each([
  ['Positions.csv', 'Company Name,Title,Started On\nA,B,2020', { work: [{ company: 'A' }] }],
  ['renamed.csv', '\ufeffCompany Name,Title,Started On\r\nA,B,2020', { work: [{ company: 'A' }] }],
  ['Positions.csv', 'School Name\nLondon', { education: [{ university: 'London' }] }],
  ['Skills (1).csv', 'Name\nLogic', { skills: [{ skills: [{ name: 'Logic' }] }] }],
  ['old.csv', 'Email Address\tConfirmed\tPrimary\na@example.com\tYes\tYes', { contact: { email: 'a@example.com' } }],
])('reads a single table, %s', (name, text, expected) => {
  expect(contentOf(readLinkedInTable(name, text, options))).toMatchObject(expected);
});

test('refuses a table of another kind', () => {
  expect(readLinkedInTable('jobs.csv', 'Company,Role\nA,B', options)).toEqual({
    ok: false,
    failure: { code: 'unknown-table' },
  });
});

test('reports fields of 100,000 characters and removes control characters', () => {
  const reading = read({
    'Positions.csv': `Company Name,Title,Description\nA,${'x'.repeat(100_000)},y\nB,C\u0007D,${'z '.repeat(50_000)}`,
  });
  expect(contentOf(reading).work).toMatchObject([{ company: 'B', position: 'CD', accomplishments: [] }]);
  expect(notesOf(reading).map((note) => note.split(' ').slice(0, 5).join(' '))).toEqual([
    'Positions.csv, line 2, Title too-long',
    'Positions.csv, line 2, Title incomplete',
    'Positions.csv, line 3, Title control-characters',
    'Positions.csv, line 3, Description too-long',
  ]);
});

test.each([
  ['an empty file', new Uint8Array(), 'broken-archive'],
  ['a header alone', strToU8('PK\u0003\u0004'), 'broken-archive'],
  ['an archive of something else', pack({ 'a.txt': 'x' }), 'no-linkedin-files'],
  ['empty tables', pack({ 'Skills.csv': 'Name\n' }), 'nothing-found'],
  ['a picture', pack({ 'Skills.csv': new Uint8Array([0xff, 0xd8, 0xff, 0xe0]) }), 'nothing-found'],
  [
    'more than 500 files',
    pack(Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.csv`, '']))),
    'too-many-files',
  ],
  ['a table of more than 5 MB', pack({ 'Skills.csv': 'Name\n'.padEnd(5 * 1024 * 1024 + 1, 'x') }), 'too-much-inside'],
])('refuses %s', (_case, archive, code) => {
  expect(readLinkedInArchive(archive, options)).toMatchObject({ ok: false, failure: { code } });
});

test('stops a zip bomb early, and never unpacks files it does not need', async () => {
  const bomb = new Uint8Array(60 * 1024 * 1024);
  const [wanted, unwanted] = [
    pack({ 'Skills.csv': bomb }),
    pack({ 'messages.csv': bomb, 'Skills.csv': 'Name\nLogic' }),
  ];
  const spent = await processorTime(2_000, () => {
    expect(readLinkedInArchive(wanted, options)).toMatchObject({ failure: { code: 'too-much-inside' } });
    expect(contentOf(readLinkedInArchive(unwanted, options)).skills).toHaveLength(1);
  });
  expect(spent).toBeLessThan(2_000);
});

test('reads the intact files of a truncated archive and reports the incomplete one', () => {
  const archive = pack({ 'Skills.csv': 'Name\nLogic', 'Positions.csv': `Company Name,Title\nA,${'B'.repeat(200)}\n` });
  const reading = readLinkedInArchive(archive.subarray(0, 120), options);
  expect(contentOf(reading)).toMatchObject({ work: [], skills: [{ skills: [{ name: 'Logic' }] }] });
  expect(notesOf(reading)).toEqual(['Positions.csv cut-off Positions.csv']);
});

test('never throws on damaged exports', () => {
  const archive = pack(exportFiles);
  const tables = Object.entries(exportFiles).map(([name, text]) => [name, strToU8(text)] as const);
  let readable = 0;
  for (let seed = 0; seed < 600; seed += 1) {
    const reading = readLinkedInArchive(mutated(archive, seed), options);
    if (reading.ok) readable += 1;
    const [name, bytes] = tables[seed % tables.length]!;
    readLinkedInTable(name, new TextDecoder().decode(mutated(bytes, seed)), options);
  }
  expect(readable).toBeGreaterThan(50);
});
