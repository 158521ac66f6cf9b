import { newResume, defaultPaper } from './new-resume.ts';
import { parseResumeDocument } from './parse-resume-document.ts';

test('starts with empty standard sections in a form that the gateway accepts', () => {
  const document = newResume({ language: 'en-US' });
  expect(document.sections.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'summary Summary',
    'work Work experience',
    'education Education',
    'skills Skills',
  ]);
  expect(parseResumeDocument(document)).toEqual({ ok: true, document });
});

test('uses the given blocks in their order', () => {
  const document = newResume({ language: 'en', eventIds: { work: ['b', 'a'], education: [], skills: ['c'] } });
  expect(document.sections).toMatchObject([
    {},
    { items: [{ eventId: 'b' }, { eventId: 'a' }] },
    { items: [] },
    { items: [{ eventId: 'c' }] },
  ]);
});

test.each([
  ['en', 'letter'],
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
])('%s prints on %s', (language, paper) => expect(defaultPaper(language)).toBe(paper));
