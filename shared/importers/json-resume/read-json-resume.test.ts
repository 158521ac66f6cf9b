import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportReading } from '../common/reading.ts';
import { maxJsonResumeLength, readJsonResume } from './read-json-resume.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));
let ids = 0;
const read = (file: string | Uint8Array) => readJsonResume(file, { language: 'en', newId: () => `id-${++ids}` });

function contentOf(reading: ImportReading) {
  if (!reading.ok) throw new Error(`could not be read: ${JSON.stringify(reading.failure)}`);
  return reading.content;
}
function notesOf(reading: ImportReading) {
  if (!reading.ok) throw new Error(`could not be read: ${JSON.stringify(reading.failure)}`);
  return reading.notes.map(({ path, code, leftOut, value }) => `${path} ${code} ${leftOut ? 'lost' : 'kept'} ${value}`);
}

test('finds everything in the public sample', () => {
  const content = contentOf(read(fixture('sample.resume.json')));
  expect(content).toMatchObject({
    headline: 'Programmer',
    contact: { firstName: 'Richard', lastName: 'Hendriks', zip: '94115', state: 'California, CA', country: 'US' },
    links: [
      { label: '', url: 'http://richardhendricks.example.com' },
      { label: 'Twitter: neutralthoughts', url: 'https://www.twitter.com' },
      { label: 'SoundCloud: dandymusicnl' },
    ],
    work: [{ company: 'Pied Piper', link: 'piedpiper.example.com', startDate: '2013-12', endDate: '2014-12' }],
    education: [{ university: 'University of Oklahoma', accomplishments: [{ description: 'Score: 4.0' }] }],
    skills: [{ name: 'Web Development (Master)' }, { name: 'Compression (Master)' }],
  });
  expect(content.work[0]?.accomplishments).toHaveLength(5);
  expect(content.sections.map(({ category }) => category)).toEqual([
    'projects',
    'volunteering',
    'publications',
    'awards',
    'languages',
    'interests',
    'references',
  ]);
});

test('notes only the postal code of the public sample', () => {
  expect(notesOf(read(fixture('sample.resume.json')))).toEqual([
    'basics.location.postalCode postal-code kept CA 94115',
  ]);
});

test('reads field names from before 1.0 and notes them', () => {
  const reading = read(fixture('old-names.json'));
  expect(contentOf(reading)).toMatchObject({
    contact: { firstName: 'Thomas', lastName: 'Edison' },
    links: [{ label: '', url: 'http://example.com/thomas' }],
    work: [
      {
        company: 'Menlo Park',
        link: 'menlo.example.com',
        startDate: '1876',
        endDate: null,
        accomplishments: [{ description: 'Ran the laboratory.' }, { description: 'Hired others.' }],
      },
    ],
    education: [{ accomplishments: [{ description: 'Score: 3.9' }] }],
    skills: [{ name: 'Skills', skills: [{ name: 'Telegraphy (Master)' }, { name: 'Glass' }] }],
    sections: [
      { category: 'volunteering', items: [{ title: 'Driver', link: 'http://fire.example.com' }] },
      { category: 'publications', items: [{ link: 'http://light.example.com' }] },
      { category: 'awards', items: [{ endDate: '1892-05' }] },
      { category: 'interests', items: [{ title: 'Fishing', text: 'Trout' }] },
      { category: 'other', items: [{ title: 'Mastodon: thomas' }] },
    ],
  });
  expect(notesOf(reading)).toEqual([
    'bio old-name kept basics',
    'hobbies old-name kept interests',
    'basics.website old-name kept url',
    'basics.picture old-name kept image',
    'basics.image export-only kept http://example.com/thomas.jpg',
    'work[0].company old-name kept name',
    'work[0].website old-name kept url',
    'work[0].endDate open-end kept Present',
    'education[0].gpa old-name kept score',
    'education[0].score number kept 3.9',
    'volunteer[0].website old-name kept url',
    'publications[0].website old-name kept url',
    'awards[0].awardDate old-name kept date',
  ]);
});

test('imports the valid parts of a bad file and reports every invalid field', () => {
  const reading = read(fixture('bad-fields.json'));
  expect(contentOf(reading)).toMatchObject({
    contact: { firstName: 'Ann', lastName: 'Lee', email: '' },
    summary: '',
    links: [],
    work: [
      {
        company: 'Acme',
        link: null,
        startDate: null,
        accomplishments: [{ description: 'Good' }, { description: '7' }],
      },
    ],
    education: [],
    skills: [{ name: 'Web', skills: [{ name: 'HTML' }] }],
    sections: [{ category: 'other', items: [{ title: 'Evil: ann' }] }],
  });
  expect([...notesOf(reading)].sort()).toEqual(
    [
      'photos unknown-field lost ["a.jpg"]',
      'basics.twitter unknown-field lost @ann',
      'basics.name control-characters kept Ann Lee',
      'basics.email not-text lost ["a@example.com"]',
      'basics.location not-an-object lost Berlin',
      'basics.url not-a-web-link lost javascript:alert(1)',
      'basics.profiles[0].url not-a-web-link lost data:text/html,hi',
      `basics.summary too-long lost ${'x'.repeat(80)}`,
      'work[1] not-an-object lost not an object',
      'work[0].salary unknown-field lost 100',
      'work[0].url not-a-web-link lost file:///etc/passwd',
      'work[0].startDate not-a-date lost Summer 2013',
      'work[0].endDate not-a-date lost 2014-13-01',
      'work[0].highlights[1] number kept 7',
      'work[0].highlights[2] not-text lost {"a":1}',
      'education not-a-list lost {"institution":"Somewhere"}',
    ].sort(),
  );
});

test.each([
  ['a file with a missing comma', fixture('missing-comma.json'), { code: 'not-json', line: 4, column: 5 }],
  ['a list', fixture('list.json'), { code: 'not-an-object' }],
  ['null', 'null', { code: 'not-an-object' }],
  ['an empty file', '', { code: 'not-json', line: 1, column: 1 }],
  ['a truncated file', fixture('sample.resume.json').subarray(0, 700), { code: 'not-json' }],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x80]), { code: 'not-text' }],
  ['another kind of JSON', fixture('another-kind.json'), { code: 'nothing-found' }],
  ['an empty object', '{}', { code: 'nothing-found' }],
])('refuses %s', (_case, file, failure) => {
  expect(read(file)).toMatchObject({ ok: false, failure });
});

test('refuses a file over 10 MB before reading it', () => {
  const parse = JSON.parse;
  JSON.parse = () => {
    throw new Error('was parsed');
  };
  try {
    expect(read(' '.repeat(maxJsonResumeLength + 1))).toEqual({
      ok: false,
      failure: { code: 'too-large', bytes: maxJsonResumeLength + 1, longest: maxJsonResumeLength },
    });
  } finally {
    JSON.parse = parse;
  }
});

test('notes unknown content briefly, however deep it is nested and whatever it does to the text after it', () => {
  const file = (unknown: string) => new TextEncoder().encode(`{"basics":{"name":"Ann Lee"},${unknown}}`);
  expect(notesOf(read(file(`"x":${'['.repeat(50_000)}${']'.repeat(50_000)}`)))).toEqual([
    `x unknown-field lost ${'['.repeat(80)}`,
  ]);
  expect(notesOf(read(file('"x":[1,{"a":"\\u202Egpj.exe","b":[null,true]},"c"]')))).toEqual([
    'x unknown-field lost [1,{"a":"gpj.exe","b":[null,true]},"c"]',
  ]);
  expect(notesOf(read(file(`"a\\u202Eb":"${'x'.repeat(79)}👍"`)))).toEqual([`ab unknown-field lost ${'x'.repeat(79)}`]);
});

test('reads UTF-16 and a byte order mark', () => {
  const text = '\ufeff{"basics":{"name":"Zoë"}}';
  expect(contentOf(read(text)).contact?.firstName).toBe('Zoë');
  expect(contentOf(read(new Uint8Array(Buffer.from(text, 'utf16le')))).contact?.firstName).toBe('Zoë');
});

test('keeps emoji and right-to-left text unchanged', () => {
  const name = 'שלום 👩‍💻 مرحبا';
  const content = contentOf(read(JSON.stringify({ work: [{ name, position: name }] })));
  expect(content.work[0]).toMatchObject({ company: name, position: name });
});

test('keeps incomplete blocks as items of the résumé and says why', () => {
  const reading = read(
    JSON.stringify({
      work: [{ position: 'Painter', summary: 'Painted.' }, { name: 'Acme', position: 'Clerk' }, {}],
      education: [{ area: 'Art', courses: ['Colour'], startDate: '2001', endDate: '1999-05' }],
    }),
  );
  expect(contentOf(reading)).toMatchObject({
    work: [{ company: 'Acme' }],
    education: [],
    sections: [
      { id: 'other-work', title: 'Work experience', items: [{ title: 'Painter', points: [{ text: 'Painted.' }] }] },
      {
        id: 'other-education',
        title: 'Education',
        items: [{ title: 'Art', text: 'Coursework: Colour', startDate: null, endDate: '1999-05' }],
      },
    ],
  });
  expect(notesOf(reading)).toEqual([
    'work[0].name incomplete kept ',
    'education[0].startDate ends-before-start lost 2001',
    'education[0].institution incomplete kept ',
  ]);
});
