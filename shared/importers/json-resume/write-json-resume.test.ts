import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { resolveResume, type ResolvedSection } from '../../documents/compose/resolve-resume.ts';
import { arbitraryResume } from '../fixtures/arbitrary-resume.ts';
import { sampleResume } from '../fixtures/sample-resume.ts';
import { planImport } from '../plan-import.ts';
import type { ImportContent } from '../common/reading.ts';
import { customCategories } from '../../documents/resume-document.ts';
import { readJsonResume } from './read-json-resume.ts';
import { writeJsonResume } from './write-json-resume.ts';

// A fixed seed generates the same documents in every run.
fc.configureGlobal({ seed: 2026, numRuns: 200 });

const schemaFile = createRequire(import.meta.url).resolve('@jsonresume/schema/schema.json');
const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as object;
const ajv = new Ajv({ strict: false });
(addFormats as unknown as (to: Ajv) => void)(ajv);
/** The official schema. Version 1.0.0 allows no other fields at the root. */
const validate = ajv.compile({ ...schema, additionalProperties: false });

let ids = 0;
const options = { language: 'en', newId: () => `id-${++ids}` };

function read(file: string): ImportContent {
  const reading = readJsonResume(file, options);
  if (!reading.ok) throw new Error(JSON.stringify(reading.failure));
  return reading.content;
}

const texts = (list: readonly { readonly description: string }[]) => list.map(({ description }) => description);
type Content = Pick<ImportContent, 'work' | 'education' | 'skills'>;

/** Blocks without their ids, which a file does not contain. */
const blocksOf = ({ work, education, skills }: Content) => ({
  work: work.map(({ company, position, location, link, startDate, endDate, accomplishments }) => [
    ...[company, position, location, link, startDate, endDate],
    texts(accomplishments),
  ]),
  education: education.map((each) => [
    ...[each.university, each.degree, each.major, each.minor, each.location, each.link, each.startDate, each.endDate],
    ...[texts(each.accomplishments), texts(each.coursework)],
  ]),
  skills: skills.map((group) => [group.name, group.skills.map(({ name, level = null }) => [name, level])]),
});

const shown = <Kind extends ResolvedSection['kind']>(sections: readonly ResolvedSection[], kind: Kind) =>
  sections.filter((each): each is Extract<ResolvedSection, { readonly kind: Kind }> => each.kind === kind);
type Custom = Pick<Extract<ResolvedSection, { kind: 'custom' }>, 'category' | 'title' | 'items'>;
/** Sections grouped by category, as in the file. */
const customOf = (sections: readonly Custom[]) =>
  customCategories.flatMap((wanted) =>
    sections
      .filter(({ category }) => category === wanted)
      .map(({ category, title, items }) => ({
        category,
        title,
        items: items.map(({ points, ...item }) => ({ ...item, id: '', points: points.map(({ text }) => text) })),
      })),
  );

test('writes any résumé so that it is valid against the official schema', () => {
  fc.assert(
    fc.property(arbitraryResume, (resume) => {
      expect([validate(JSON.parse(writeJsonResume(resolveResume(resume)))), validate.errors]).toEqual([true, null]);
    }),
  );
});

test('restores everything from our own file: blocks, sections, and contact info', () => {
  fc.assert(
    fc.property(arbitraryResume, (resume) => {
      const { contact, headline, links, sections } = resolveResume(resume);
      const file = writeJsonResume({ contact, headline, links, sections });
      const reading = readJsonResume(file, options);
      const [summary] = shown(sections, 'summary');
      const expected = {
        work: shown(sections, 'work').flatMap(({ blocks }) => blocks),
        education: shown(sections, 'education').flatMap(({ blocks }) => blocks),
        skills: shown(sections, 'skills').flatMap(({ blocks }) => blocks) as unknown as Content['skills'],
      };
      if (!reading.ok) {
        expect(reading.failure.code).toBe('nothing-found');
        expect([headline.trim(), summary, expected.work, expected.education, expected.skills]).toEqual([
          ...['', undefined, [], [], []],
        ]);
        return;
      }
      const { content, notes } = reading;
      expect(notes).toEqual([]);
      expect(blocksOf(content)).toEqual(blocksOf(expected));
      expect(customOf(content.sections)).toEqual(customOf(shown(sections, 'custom')));
      expect([content.headline, content.summary.trim()]).toEqual([headline, (summary?.text ?? '').trim()]);
      expect(content.links.map(({ label, url }) => [label, url])).toEqual(links.map(({ label, url }) => [label, url]));
      const blank = Object.values(contact ?? {}).every((value: string | null) => value === null || value === '');
      expect(content.contact ?? 'nobody').toEqual(blank ? 'nobody' : contact);
    }),
  );
});

test('restores the order and titles of sections', () => {
  fc.assert(
    fc.property(arbitraryResume, (resume) => {
      const before = resolveResume(resume);
      const reading = readJsonResume(writeJsonResume(before), options);
      if (!reading.ok) return;
      const { document } = planImport(
        reading.content,
        { leftOut: new Set(), contact: 'this-resume' },
        { title: 'Again', language: 'en' },
      ).resume;
      const order = before.sections.map(({ kind, title }) => [kind, title]);
      const after = document.sections.map(({ kind, title }) => [kind, title]);
      expect(after.slice(0, order.length)).toEqual(order);
    }),
  );
});

test('keeps every word of the sample in the standard part and little in meta', () => {
  const file = JSON.parse(writeJsonResume(resolveResume(sampleResume()))) as Record<string, Record<string, unknown>>;
  expect(file['basics']).toMatchObject({ name: 'Richard Hendriks', url: 'http://richardhendricks.example.com' });
  expect(file['work']).toMatchObject([{ name: 'Pied Piper', startDate: '2013-12-01', endDate: '2014-12-01' }]);
  expect(file['interests']).toEqual([{ name: 'Wildlife', keywords: ['Ferrets', 'Unicorns'] }]);
  expect(file['meta']).toMatchObject({ version: 'v1.0.0', tessera: { version: 1 } });
  expect(Object.keys(file['meta']!['tessera'] as object)).toEqual(['version', 'sections']);
});

test('prefers edits made by hand over the stored values', () => {
  const resume = sampleResume();
  const education = resume.events.education.map((each) => ({ ...each, minor: 'Ethics' }));
  const file = writeJsonResume(resolveResume({ ...resume, events: { ...resume.events, education } }));
  expect(read(file).education[0]).toMatchObject({ minor: 'Ethics', major: 'Information Technology' });
  const edited = read(file.replace('"area": "Information Technology"', '"area": "Law"'));
  expect(edited.education[0]).toMatchObject({ minor: null, major: 'Law' });
});

test('ignores and reports a damaged or foreign part of meta', () => {
  const file = JSON.parse(writeJsonResume(resolveResume(sampleResume()))) as { meta: Record<string, unknown> };
  file.meta['tessera'] = { version: 1, sections: [], work: [{ link: 'javascript:alert(1)' }] };
  const reading = readJsonResume(JSON.stringify(file), options);
  expect(reading).toMatchObject({ ok: true, content: { work: [{ company: 'Pied Piper' }] } });
  expect(reading.ok && reading.notes).toContainEqual(
    expect.objectContaining({ path: 'meta.tessera', code: 'not-recognised' }),
  );
});

test('leaves hidden parts of the résumé out of the file', () => {
  const resume = sampleResume();
  const sections = resume.document.sections.map((each) => (each.kind === 'work' ? { ...each, visible: false } : each));
  const file = writeJsonResume(resolveResume({ ...resume, document: { ...resume.document, sections } }));
  expect(file).not.toContain('Pied Piper is a multi-platform');
});
