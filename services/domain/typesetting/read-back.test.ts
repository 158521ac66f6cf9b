import { mutated } from '../../../shared/importers/common/fixtures/mutate.ts';
import type { ImportReading } from '../../../shared/importers/common/reading.ts';
import { readPdfResume } from '../../../shared/importers/pdf/index.ts';
import { sampleDocument } from '../../../shared/typesetting/fixtures/sample-document.ts';
import { createPdfEngine } from './engine/pdf-engine.ts';

/** Tests that our own importer restores what we print, so that a user can return with only a PDF. */

let ids = 0;
const options = { language: 'en', newId: () => `id-${++ids}` };
const engine = createPdfEngine();

function contentOf(reading: ImportReading) {
  if (!reading.ok) throw new Error(`could not be read: ${JSON.stringify(reading.failure)}`);
  return reading.content;
}

let reading: ImportReading;
let pdf: Uint8Array;
beforeAll(async () => {
  pdf = (await engine.pdf(sampleDocument)).pdf;
  reading = await readPdfResume(pdf, options);
});
afterAll(() => engine.stop());

test('restores the contact info', () => {
  expect(contentOf(reading)).toMatchObject({
    headline: 'Programmer',
    contact: {
      firstName: 'Richard',
      lastName: 'Hendriks',
      email: 'richard.hendriks@mail.com',
      phone: '(912) 555-4321',
      addressOne: '2712 Broadway St',
      city: 'San Francisco',
      state: 'California CA',
      zip: '94115',
      country: 'US',
    },
    links: [
      { label: '', url: 'http://richardhendricks.example.com' },
      { label: 'Twitter: neutralthoughts', url: 'https://www.twitter.com' },
      { label: 'SoundCloud: dandymusicnl', url: 'https://soundcloud.example.com/dandymusicnl' },
    ],
  });
});

test('restores every section, entry, paragraph, and bullet as it was', () => {
  const { summary, work, education, skills, sections } = contentOf(reading);
  const texts = (list: readonly { readonly description: string }[]) => list.map(({ description }) => description);
  const readTexts = [
    ['Summary', summary],
    ...work.map((each) => [
      'Work experience',
      each.position,
      each.company,
      each.location,
      each.link,
      ...texts(each.accomplishments),
    ]),
    ...education.map((each) => [
      'Education',
      `${each.degree ?? ''}, ${each.major ?? ''}`,
      each.university,
      each.link,
      ...texts(each.accomplishments),
    ]),
    ...skills.map((each) => ['Skills', each.name, ...each.skills.map(({ name }) => name)]),
    ...sections.flatMap((section) =>
      section.items.map((item) => [
        section.title,
        item.title,
        item.subtitle,
        item.location,
        item.link.replace(/^https?:\/\//, ''),
        ...item.text.split('\n'),
        ...item.points.map(({ text }) => text),
      ]),
    ),
  ].map((list) => list.filter((each) => each !== '' && each !== null));
  const printed = sampleDocument.sections.flatMap((section): (readonly string[])[] => {
    if (section.kind === 'text') return [[section.title, ...section.paragraphs]];
    if (section.kind === 'groups') {
      const one = ['Languages', 'Interests'].includes(section.title);
      return section.groups.map(({ name, items }) => [section.title, name, ...(one ? [items.join(', ')] : items)]);
    }
    return section.entries.map((entry) => [
      section.title,
      entry.title,
      entry.subtitle,
      entry.location,
      entry.link?.text ?? '',
      ...entry.paragraphs,
      ...entry.points,
    ]);
  });
  const sorted = (lists: readonly (readonly (string | null)[])[]) =>
    lists.map((list) => list.filter((each) => each !== '').join(' | ')).sort();
  expect(sorted(readTexts)).toEqual(sorted(printed));
});

test('restores every date, with high confidence in everything', () => {
  const { work, education, sections } = contentOf(reading);
  const dated = [...work, ...education, ...sections.flatMap(({ items }) => items)];
  expect(dated.map(({ startDate, endDate }) => [startDate, endDate]).filter(([, end]) => end !== null)).toEqual([
    ['2013-12', '2014-12'],
    ['2011-06', '2014-01'],
    [null, '2016-08'],
    ['2012-01', '2013-01'],
    [null, '2014-11'],
    [null, '2014-10'],
  ]);
  expect(reading.ok && reading.notes).toEqual([]);
  expect(reading.ok && [...reading.confidence.values()].every(({ confidence }) => confidence === 'high')).toBe(true);
});

test('does not throw for a damaged file', async () => {
  for (let seed = 0; seed < 60; seed += 1) await readPdfResume(mutated(pdf, seed), options);
});
