/** Other programs' files come back as they were (docs/adr/0053): every value of a standard field in its place. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { resolveResume } from '../../documents/compose/resolve-resume.ts';
import type { ResumeToCompose } from '../../documents/compose-resume.ts';
import { parseResumeDocument } from '../../documents/parse-resume-document.ts';
import { importResume } from '../fixtures/sample-resume.ts';
import { planImport } from '../plan-import.ts';
import { readJsonResume } from './read-json-resume.ts';
import { writeJsonResume } from './write-json-resume.ts';

const schema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@jsonresume/schema/schema.json'), 'utf8'),
) as object;
const ajv = new Ajv({ strict: false });
(addFormats as unknown as (to: Ajv) => void)(ajv);
/** The official schema. Version 1.0.0 allows no other fields at the root. */
const validate = ajv.compile({ ...schema, additionalProperties: false });

type Json = Record<string, unknown>;
const published = (name: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(`@jsonresume/schema/${name}.resume.json`), 'utf8');
const write = (resume: ResumeToCompose): Json => JSON.parse(writeJsonResume(resolveResume(resume))) as Json;

/** Every text of a file with its path. */
function leaves(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${path} = ${String(value)}`];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}/${key}`));
}
const content = (file: Json): readonly string[] => leaves({ ...file, meta: null, $schema: null }).toSorted();

test.each(['sample', 'examples/new-grad', 'examples/career-changer', 'examples/senior-engineer'])(
  'the published file %s comes back unchanged',
  (name) => {
    const text = published(name);
    expect(content(write(importResume(text)))).toEqual(content(JSON.parse(text) as Json));
  },
);

const file = {
  basics: {
    name: 'Ida Okafor',
    email: 'ida@example.com',
    image: 'https://example.com/ida.jpg',
    url: 'http://ida.example.com',
    profiles: [{ network: 'Mastodon', username: '@ida', url: 'http://social.example.com/@ida' }],
  },
  work: [
    {
      name: 'Harbor Bakery',
      description: 'Twelve shops',
      position: 'Shift lead',
      url: 'http://bakery.example.com',
      startDate: '2012',
      endDate: '2016-03-31',
      summary: 'Led the night shift.',
      highlights: ['Cut waste by a third'],
      team: 'Nights',
    },
    { name: 'Mill Lane Café', position: 'Barista', startDate: '2010-06-01', endDate: '2011' },
  ],
  education: [{ institution: 'Leith College', area: 'Baking', studyType: 'Diploma', endDate: '2010', score: '3.9' }],
  skills: [
    { name: 'Baking', level: 'Master' },
    { name: 'Planning', level: 'Intermediate', keywords: ['Rotas', 'Stock'] },
    { name: 'Customer service' },
  ],
  projects: [
    {
      name: 'Sourdough',
      description: 'A book',
      highlights: ['Sold out'],
      keywords: ['bread'],
      roles: ['Author', 'Baker'],
      entity: 'Small Press',
      type: 'book',
      startDate: '2015',
    },
  ],
};
const text = JSON.stringify(file);

test('years, days, insecure addresses, and fields that the product does not have come back', () => {
  expect(content(write(importResume(text)))).toEqual(content(file));
});

test('the entries survive the way through the stored document', () => {
  const resume = importResume(text);
  const reading = parseResumeDocument(JSON.parse(JSON.stringify(resume.document)));
  if (!reading.ok) throw new Error('The document was refused.');
  expect(content(write({ ...resume, document: reading.document }))).toEqual(content(file));
});

test('what was changed since is written as it is now, and the rest as it was', () => {
  const resume = importResume(text);
  const [bakery, ...others] = resume.events.work;
  const work = [{ ...bakery!, position: 'Head baker' }, ...others];
  const written = write({ ...resume, events: { ...resume.events, work } });
  expect(written['work']).toEqual([
    {
      name: 'Harbor Bakery',
      position: 'Head baker',
      url: 'https://bakery.example.com',
      startDate: '2012',
      endDate: '2016-03',
      highlights: ['Twelve shops', 'Led the night shift.', 'Cut waste by a third'],
    },
    file.work[1],
  ]);
});

test('a changed address keeps the picture and the names of the profiles', () => {
  const resume = importResume(text);
  const contact = { ...resume.document.contact!, email: 'okafor@example.com' };
  expect(write({ ...resume, document: { ...resume.document, contact } })['basics']).toMatchObject({
    email: 'okafor@example.com',
    image: 'https://example.com/ida.jpg',
    profiles: file.basics.profiles,
  });
});

test('what a person left out of the import is not kept', () => {
  const reading = readJsonResume(text, { language: 'en' });
  if (!reading.ok) throw new Error('The file was not read.');
  const { document } = planImport(
    reading.content,
    { leftOut: new Set([reading.content.work[0]!.uuid, 'projects']), contact: 'nowhere' },
    { title: 'Some', language: 'en' },
  ).resume;
  expect(JSON.stringify(document)).not.toContain('Harbor Bakery');
  expect(JSON.stringify(document)).not.toContain('Small Press');
  expect(JSON.stringify(document)).not.toContain('ida.jpg');
  expect(JSON.stringify(document.origin)).toContain('Mill Lane');
});

test('old names of fields become the current ones, and values that the schema refuses are mended or ours', () => {
  const old = {
    basics: { name: 'Ida Okafor', website: 'http://ida.example.com', picture: 'ida.jpg' },
    work: [{ company: 'Harbor Bakery', position: 'Baker', startDate: '2023-9-28', endDate: '2024-1-05T10:00:00' }],
    education: [{ institution: 'Leith College', gpa: 3.9 }],
    projects: [
      { name: 'Sourdough', url: 'sourdough.example.com', type: 'book' },
      { name: 'Rye', url: 'not an address', type: 'book' },
    ],
  };
  const written = write(importResume(JSON.stringify(old)));
  expect(written).toMatchObject({
    basics: { name: 'Ida Okafor', url: 'http://ida.example.com', image: 'ida.jpg' },
    work: [{ name: 'Harbor Bakery', position: 'Baker', startDate: '2023-09-28', endDate: '2024-01-05' }],
    education: [{ institution: 'Leith College', score: '3.9' }],
    projects: [{ name: 'Sourdough', url: 'https://sourdough.example.com', type: 'book' }, { name: 'Rye' }],
  });
  expect([validate(written), validate.errors]).toEqual([true, null]);
});

test('a file that is too large or nested too deeply is imported without its entries', () => {
  const large = { ...file, work: [{ ...file.work[0], notes: 'x'.repeat(70_000) }] };
  expect(importResume(JSON.stringify(large)).document.origin).toBeUndefined();
  const deep = text.replace('"Nights"', `${'['.repeat(20)}${']'.repeat(20)}`);
  const { document } = importResume(deep);
  expect(parseResumeDocument(JSON.parse(JSON.stringify(document)))).toMatchObject({ ok: true });
});
