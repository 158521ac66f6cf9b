import { compareLetters } from '../compare/compare-letters.ts';
import type { ParagraphEvent } from '../events.ts';
import type { PlainDay } from '../jobs/plain-day.ts';
import { mergeLetters } from '../merge/merge-letters.ts';
import { resolveItem } from '../overrides/resolve-item.ts';
import { defaultVariantKey } from '../variants/variant.ts';
import { parseComposedDocument } from '../parse-composed-document.ts';
import { composeLetter, type LetterToCompose } from './compose-letter.ts';
import { plainLine } from './composed-letter.ts';
import type { BlockPart, LetterDocument } from './letter-document.ts';
import { unfilledVariablesOf } from './unfilled-variables.ts';
import { newLetter } from './new-letter.ts';
import { parseLetterDocument } from './parse-letter-document.ts';
import { signaturePath } from './signature.ts';

const paragraph = (id: string, text: string, rest: Partial<ParagraphEvent> = {}): ParagraphEvent => ({
  id,
  uuid: id,
  version: 1,
  title: id,
  kind: 'body',
  text,
  ...rest,
});
const block = (id: string, rest: Partial<BlockPart> = {}): BlockPart => ({ kind: 'block', id, eventId: 'p', ...rest });

const letter = (rest: Partial<LetterDocument> = {}, sources: Partial<LetterToCompose> = {}): LetterToCompose => ({
  document: { ...newLetter({ language: 'en-US' }), ...rest },
  title: 'To Acme',
  contact: {
    ...{ firstName: 'Zoë', lastName: 'Núñez', email: 'zoe@example.com', phone: null, linkedin: null },
    ...{ addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null },
  },
  paragraphs: [paragraph('p', 'I saw {{position}} at {{company}}.\nIt is for me.')],
  job: null,
  followedDesign: null,
  language: 'en-US',
  today: '2026-11-22' as PlainDay,
  ...sources,
});
const job = { company: 'Acme', position: 'Pilot', location: 'Leeds', source: 'a friend' };
const textsOf = (source: LetterToCompose): readonly string[] =>
  composeLetter(source).letter.parts.flatMap(({ paragraphs }) => paragraphs.map(plainLine));
const missing = (source: LetterToCompose): readonly string[] =>
  unfilledVariablesOf(composeLetter(source)).map(({ typed }) => typed);
const saying = (text: string, sources: Partial<LetterToCompose> = {}): LetterToCompose =>
  letter({ parts: [{ kind: 'written', id: 'w', text }] }, sources);

test('composes a letter from the job, the profile, and the day', () => {
  const composed = composeLetter(letter({ parts: [block('a')], job: { id: 'j', ...job, company: 'Old' } }, { job }));
  expect(composed).toMatchObject({ kind: 'letter', title: 'Zoë Núñez – Cover letter', author: 'Zoë Núñez' });
  expect(composed.letter).toEqual({
    recipient: [],
    date: 'November 22, 2026',
    subject: [],
    salutation: ['Dear Hiring Manager,'],
    parts: [{ id: 'a', paragraphs: [['I saw Pilot at Acme.'], ['It is for me.']] }],
    closing: ['Sincerely,'],
    signature: { kind: 'typed', text: 'Zoë Núñez' },
    signatureAlt: 'Signature – Zoë Núñez',
    name: 'Zoë Núñez',
  });
});

test('keeps the letter unchanged when its job and résumé are deleted', () => {
  const design = { template: 'band', paper: 'a4' } as const;
  const left = letter({ parts: [block('a')], job: { id: 'gone', ...job }, design, designOf: 'gone' });
  expect(textsOf(left)[0]).toBe('I saw Pilot at Acme.');
  expect(composeLetter(left).design).toEqual(design);
  const followed = composeLetter({ ...left, followedDesign: { template: 'margin', paper: 'letter' } });
  expect(followed.design.template).toBe('margin');
});

test('prefers the letter’s own value for a variable', () => {
  const source = letter({ parts: [block('a')], fills: { company: 'Acme Rail' }, job: { id: 'j', ...job } }, { job });
  expect(textsOf(source)[0]).toBe('I saw Pilot at Acme Rail.');
});

test('names variables without a value once each, in reading order, and never drops them', () => {
  const source = letter({ subject: '{{ position }}', parts: [block('a')], closing: 'Yours at {{salary}}' });
  expect(missing(source)).toEqual(['{{position}}', '{{company}}', '{{salary}}']);
  expect(unfilledVariablesOf(composeLetter(source)).map(({ name }) => name)).toEqual([
    'position',
    'company',
    undefined,
  ]);
  expect(textsOf(source)[0]).toBe('I saw {{position}} at {{company}}.');
});

test.each([
  ['braces that are meant', String.raw`Write \{{company}} there`, 'Write {{company}} there', []],
  ['a backslash before a variable', String.raw`C:\\{{company}}`, String.raw`C:\Acme`, []],
  ['a backslash alone', String.raw`C:\temp`, String.raw`C:\temp`, []],
  ['an unknown variable', '{{Company}}', '{{Company}}', ['{{Company}}']],
  ['nested braces', '{{ {{company}} }}', '{{ Acme }}', ['{{']],
  ['braces that do not close', 'at {{company', 'at {{company', ['{{']],
  ['no name', '{{}}', '{{}}', ['{{}}']],
])('%s', (_what, text, printed, lacking) => {
  const source = letter({ parts: [{ kind: 'written', id: 'w', text }], job: { id: 'j', ...job } });
  expect(textsOf(source)).toEqual([printed]);
  expect(missing(source)).toEqual(lacking);
});

test('does not treat a value that looks like a variable as one', () => {
  expect(missing(saying('{{firstName}}', { contact: { ...letter().contact!, firstName: '{{company}}' } }))).toEqual([]);
});

test('marks a reworded paragraph as behind when its block changes', () => {
  const override = {
    ...{ entries: [], hidden: [], order: [] },
    lines: [{ field: 'text' as const, text: 'Mine.\nAll of it.', basedOn: 'Before.' }],
  };
  const part = block('a', { override });
  expect(textsOf(letter({ parts: [part] }, { paragraphs: [paragraph('p', 'Now.')] }))).toEqual(['Mine.', 'All of it.']);
  expect(resolveItem(paragraph('p', 'Now.'), part, defaultVariantKey).state).toBe('behind');
  expect(resolveItem(paragraph('p', 'Before.'), part, defaultVariantKey).state).toBe('changed');
  const reading = parseLetterDocument(letter({ parts: [part] }).document);
  expect(reading).toEqual({ ok: true, document: letter({ parts: [part] }).document });
});

test('uses the language of the letter for salutation, date, and closing unless the person changed them', () => {
  const german = paragraph('p', 'Hello.', {
    variants: [{ id: 'v', length: null, language: 'de', texts: { text: 'Guten Tag.' } }],
  });
  const wording = { length: null, language: 'de' };
  const { letter: body } = composeLetter(letter({ parts: [block('a')], wording }, { paragraphs: [german] }));
  expect([body.date, ...body.salutation, ...body.closing, body.parts[0]?.paragraphs]).toEqual([
    ...['22. November 2026', 'Sehr geehrte Damen und Herren,', 'Mit freundlichen Grüßen'],
    [['Guten Tag.']],
  ]);
  expect(composeLetter(letter({ salutation: 'Hi,', wording })).letter.salutation).toEqual(['Hi,']);
});

test('parses untrusted input strictly', () => {
  const problemsOf = (rest: object): readonly string[] => {
    const reading = parseLetterDocument({ ...letter().document, ...rest });
    return reading.ok ? [] : reading.problems.map(({ path, message }) => `${path} ${message}`);
  };
  const drawn = (strokes: unknown) => ({ signature: { kind: 'drawn', strokes } });
  expect(problemsOf({ date: { kind: 'day', day: '2026-02-30' } })).toEqual([
    'date.day 2026-02-30 is not a date such as 2026-11-30.',
  ]);
  expect(problemsOf({ parts: [block('a'), block('a')] })).toEqual(['parts[1].id repeats an id of this document']);
  expect(problemsOf({ fills: { salary: '1' } })).toEqual(['fills.salary is not known']);
  expect(problemsOf(drawn([[0, 0, 600, 200]]))).toEqual([]);
  for (const bad of [[[1]], [[1, 2, 3]], [[601, 0]], [[0.5, 1]], [['0', '1']], [[0, Number.NaN]]]) {
    expect(problemsOf(drawn(bad))).toHaveLength(1);
  }
  expect(problemsOf(drawn([Array.from({ length: 8_002 }, () => 1)]))).toHaveLength(1);
  expect(problemsOf({ recipient: { name: 'X', title: '', company: '', address: 'a\n'.repeat(600) } })).toEqual([
    'recipient.address is longer than 1000 characters',
  ]);
});

test('accepts a composed letter unchanged and refuses anything else', () => {
  const composed = composeLetter(
    letter({ parts: [block('a')], signature: { kind: 'drawn', strokes: [[1, 2, 30, 40, 50, 60]] } }),
  );
  expect(parseComposedDocument(structuredClone(composed))).toEqual({ ok: true, document: composed });
  expect(parseComposedDocument({ ...composed, sections: [] }).ok).toBe(false);
  const script = { ...composed.letter, signature: { kind: 'drawn', strokes: [['"/><script>', 1]] } };
  expect(parseComposedDocument({ ...composed, letter: script }).ok).toBe(false);
});

test('turns strokes into one path and keeps a dot visible', () => {
  expect(signaturePath([[1, 2, 3, 4, 5, 6], [7, 8], []])).toBe('M1 2Q3 4 4 5L5 6M7 8h0');
});

test('keeps the changes that two tabs made to different parts of a letter', () => {
  const base = { title: 'T', document: letter({ parts: [block('a')] }).document };
  const mine = { ...base, document: { ...base.document, subject: 'Mine', fills: { company: 'A' } } };
  const added = { kind: 'written', id: 'w', text: 'Theirs' } as const;
  const theirs = {
    ...base,
    document: { ...base.document, parts: [block('a'), added], fills: { position: 'B' } },
  };
  const { state, conflicts } = mergeLetters(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(state.document).toEqual({
    ...theirs.document,
    subject: 'Mine',
    fills: { company: 'A', position: 'B' },
  });
  const tied = (id: string, company: string) => ({
    ...base,
    document: { ...base.document, job: { ...job, id, company } },
  });
  expect(compareLetters(tied('j', 'Acme'), tied('j', 'Acme Rail'))).toEqual([]);
  expect(compareLetters(tied('j', 'Acme'), tied('k', 'Acme'))).toEqual([{ what: 'job' }]);
  expect(compareLetters(base, state)).toEqual([
    { what: 'parts-added', entries: [{ title: 'Theirs' }] },
    { what: 'subject' },
    { what: 'fills' },
  ]);
});
