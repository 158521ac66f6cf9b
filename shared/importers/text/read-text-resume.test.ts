import { readFileSync } from 'node:fs';
import path from 'node:path';
import { longestText } from './lay-out-text.ts';
import { readTextResume } from './read-text-resume.ts';
import { processorTime } from '../../../tooling/testing/processor-time.ts';

const fixture = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', `${name}.txt`), 'utf8');

function read(text: string) {
  const reading = readTextResume(text, { language: 'en-US' });
  if (!reading.ok) throw new Error(reading.failure.code);
  return reading;
}

/** The jobs of a text as `position, company, location, start, end, number of lines`. */
const jobsIn = (name: string) =>
  read(fixture(name)).content.work.map(({ position, company, location, startDate, endDate, accomplishments }) => [
    position,
    company,
    location,
    startDate,
    endDate,
    accomplishments.length,
  ]);

test('reads paragraphs with dates below, as people type them', () => {
  const { content, format } = read(fixture('written'));
  expect(format).toBe('text');
  expect(content.contact).toMatchObject({
    firstName: 'Maren',
    lastName: 'Holt',
    email: 'maren.holt@example.com',
    phone: '(503) 555-0142',
    city: 'Portland',
    state: 'OR',
  });
  expect(content.headline).toBe('Operations manager');
  expect(content.summary).toMatch(/^Operations manager who .* first truck\.$/);
  expect(jobsIn('written')).toEqual([
    ['Operations Manager', 'Cedar & Pine Supply', null, '2021-03', null, 2],
    ['Shift Lead', 'Riverbend Logistics', 'Salem, OR', '2017-06', '2021-02', 1],
    ['Kitchen Assistant', 'Eastside Elementary School', null, '2015', '2017', 1],
  ]);
  expect(content.education).toMatchObject([
    { degree: 'BS', major: 'Business Administration', university: 'Willow State University', endDate: '2015' },
    { degree: 'High School Diploma', university: 'Harbor High School', endDate: '2011' },
  ]);
  expect(content.skills.map(({ name, skills }) => [name, skills.length])).toEqual([
    ['Planning', 3],
    ['Systems', 3],
  ]);
  const languages = content.sections.find(({ category }) => category === 'languages');
  expect(languages?.items).toHaveLength(2);
});

test('reads tabs as the distance to the right edge, and entries without empty lines between them', () => {
  expect(jobsIn('compact')).toEqual([
    ['Operations Manager', 'Cedar & Pine Supply', 'Portland, OR', '2021-03', null, 2],
    ['Shift Lead', 'Riverbend Logistics', 'Salem, OR', '2017-06', '2021-02', 1],
  ]);
  expect(read(fixture('compact')).content.education).toMatchObject([{ university: 'Willow State University' }]);
});

test('reads an entry in one line', () => {
  expect(jobsIn('piped')).toEqual([
    ['Operations Manager', 'Cedar & Pine Supply', null, '2021-03', null, 2],
    ['Shift Lead', 'Riverbend Logistics', null, '2017-06', '2021-02', 1],
  ]);
});

test('reads what is copied from the page of a profile, without durations and kinds of employment', () => {
  expect(jobsIn('profile-page')).toEqual([
    ['Operations Manager', 'Cedar & Pine Supply', 'Portland, Oregon, United States', '2021-03', null, 1],
    ['Shift Lead', 'Riverbend Logistics', 'Salem, Oregon, United States', '2017-06', '2021-02', 1],
  ]);
  expect(read(fixture('profile-page')).content.education).toMatchObject([
    { degree: 'Bachelor of Science', major: 'Business Administration', university: 'Willow State University' },
  ]);
});

test('reads another language, with the city after the employer', () => {
  expect(jobsIn('german')).toEqual([
    ['Betriebsleiterin', 'Zeder & Kiefer GmbH', 'Hamburg', '2021-03', null, 2],
    ['Schichtleiterin', 'Flussbogen Logistik', 'Bremen', '2017-06', '2021-02', 1],
  ]);
  expect(read(fixture('german')).content.education).toMatchObject([{ university: 'Universität Bremen' }]);
});

test('invents nothing: every word comes from the text', () => {
  for (const name of ['written', 'compact', 'piped', 'profile-page', 'german']) {
    const text = fixture(name).replaceAll(/\s+/g, ' ');
    const { work, education, skills, summary } = read(fixture(name)).content;
    const found = [
      summary,
      ...work.flatMap((each) => [each.position, each.company, each.location ?? '']),
      ...education.flatMap((each) => [each.university, each.degree ?? '', each.major ?? '']),
      ...skills.flatMap((each) => each.skills.map((skill) => skill.name)),
    ];
    for (const each of found) expect(text).toContain(each);
  }
});

test('says when there is too little to read, and reads no more than a résumé has', async () => {
  expect(readTextResume('Hello', { language: 'en' })).toEqual({ ok: false, failure: { code: 'too-little-text' } });
  const long = `${fixture('written')}\n${'- One more line about nothing in particular\n'.repeat(50_000)}`;
  const { content } = read(long);
  expect(content.work).toHaveLength(3);
  expect(JSON.stringify(content).length).toBeLessThan(longestText * 2);
  expect(await processorTime(5_000, () => read(long))).toBeLessThan(5_000);
});
