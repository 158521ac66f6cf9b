import { parseResumeDocument } from './parse-resume-document.ts';

const item = {
  id: 'item-1',
  title: 'Miss Direction',
  subtitle: '',
  location: '',
  link: 'missdirection.example.com',
  startDate: '2016-08',
  endDate: null,
  text: 'A mapping engine',
  points: [{ id: 'point-1', text: 'Won an award' }],
};
const contact = {
  firstName: 'Richard',
  lastName: null,
  email: 'richard@example.com',
  phone: null,
  linkedin: null,
  addressOne: null,
  addressTwo: null,
  city: null,
  state: null,
  zip: null,
  country: null,
};
const good = {
  contact,
  headline: 'Programmer',
  links: [{ id: 'link-1', label: 'Portfolio', url: 'https://example.com/me' }],
  sections: [
    { id: 's1', title: 'Summary', visible: true, kind: 'summary', text: 'First\nSecond' },
    { id: 's2', title: 'Work', visible: true, kind: 'work', items: [{ eventId: 'e1' }, { eventId: 'e2' }] },
    { id: 's3', title: 'Projects', visible: false, kind: 'custom', category: 'projects', items: [item] },
  ],
  design: { template: 'classic', paper: 'letter' },
};

function problemsOf(value: unknown) {
  const reading = parseResumeDocument(value);
  return reading.ok ? [] : reading.problems.map(({ path, message }) => `${path}: ${message}`);
}
const withItem = (patch: object) => ({ ...good, sections: [{ ...good.sections[2], items: [{ ...item, ...patch }] }] });

test('reads a valid document unchanged', () => {
  expect(parseResumeDocument(good)).toEqual({ ok: true, document: good });
});

test('removes control characters and lone surrogates from every text', () => {
  const reading = parseResumeDocument(withItem({ text: 'a\u0000b\u0007\r\nc\td\ud800', title: 'one\ntwo' }));
  expect(reading).toMatchObject({
    ok: true,
    document: { sections: [{ items: [{ text: 'ab\nc d\ufffd', title: 'one two' }] }] },
  });
});

test.each([
  ['nothing', undefined, ': is not an object'],
  ['a list', [], ': is not an object'],
  ['an unknown field', { ...good, extra: 1 }, 'extra: is not known'],
  ['a missing field', { ...good, headline: undefined }, 'headline: is not text'],
  [
    'an unknown paper',
    { ...good, design: { template: 'classic', paper: 'a5' } },
    'design.paper: is not one of letter, a4',
  ],
  [
    'a date of another shape',
    withItem({ startDate: '2016-13' }),
    'sections[0].items[0].startDate: 2016-13 is not a YearMonth',
  ],
  [
    'a script as link',
    withItem({ link: ' javascript:alert(1)' }),
    'sections[0].items[0].link: is not an http or https address',
  ],
  [
    'a mail address as link',
    withItem({ link: 'mailto:a@example.com' }),
    'sections[0].items[0].link: is not an http or https address',
  ],
  [
    'a header link without scheme',
    { ...good, links: [{ id: 'l', label: '', url: 'example.com' }] },
    'links[0].url: is not an absolute http or https address',
  ],
  ['a long title', withItem({ title: 'x'.repeat(301) }), 'sections[0].items[0].title: is longer than 300 characters'],
  [
    'an unknown kind',
    { ...good, sections: [{ ...good.sections[0], kind: 'table' }] },
    'sections[0].kind: is not one of work, education, skills',
  ],
  [
    'an id twice',
    { ...good, sections: [good.sections[0], good.sections[0]] },
    'sections[1].id: repeats an id of this document',
  ],
  [
    'a block twice in a section',
    { ...good, sections: [{ ...good.sections[1], items: [{ eventId: 'e1' }, { eventId: 'e1' }] }] },
    'sections[0].items[1].eventId: repeats an id of this document',
  ],
  ['too many sections', { ...good, sections: Array(51).fill(good.sections[0]) }, 'sections: has more than 50 entries'],
])('refuses %s and names the field', (_case, value, problem) => {
  expect(problemsOf(value)).toContain(problem);
});

test('refuses a document that is too large as a whole', () => {
  const sections = Array.from({ length: 30 }, (_, index) => ({
    ...good.sections[0],
    id: `s${index}`,
    text: 'x'.repeat(19_000),
  }));
  expect(problemsOf({ ...good, sections })).toEqual([': holds more than 400000 characters']);
});

test('accepts every offered choice of a design and no other', () => {
  const design = {
    template: 'sidebar',
    paper: 'a4',
    accent: '#aabbcc',
    fonts: 'garamond',
    textSize: 9.5,
    spacing: 115,
    margins: 18,
    dateFormat: 'numeric',
    headshot: true,
  };
  expect(parseResumeDocument({ ...good, design })).toMatchObject({ ok: true, document: { design } });
  const wrong = { ...design, accent: 'red', fonts: 'comic', textSize: 9.7, spacing: 500, dateFormat: 'x', headshot: 1 };
  expect(problemsOf({ ...good, design: wrong })).toEqual([
    'design.accent: is not a colour of the form #rrggbb',
    'design.fonts: is not one of lato, source-sans, source-serif, garamond, inter',
    'design.textSize: is not a number from 8 to 13 in steps of 0.5',
    'design.spacing: is not a number from 70 to 140 in steps of 5',
    'design.dateFormat: is not one of short, long, numeric, year',
    'design.headshot: is not true or false',
  ]);
});

test('keeps an address that is still being typed', () => {
  expect(parseResumeDocument(withItem({ link: 'exam' })).ok).toBe(true);
});
