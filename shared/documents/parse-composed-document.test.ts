import type { ComposedDocument, ComposedEntry } from './composed-document.ts';
import { composedLimits, parseComposedDocument } from './parse-composed-document.ts';

const entry: ComposedEntry = {
  id: 'e',
  title: 'Engineer',
  subtitle: 'Acme',
  location: 'Leeds',
  dates: '2020 – 2021',
  link: { text: 'acme.example', href: 'https://acme.example/' },
  paragraphs: ['One\ntwo'],
  points: ['Three'],
};
const document: ComposedDocument = {
  kind: 'resume',
  language: 'en',
  title: 'Anna – Résumé',
  author: 'Anna',
  header: { name: 'Anna', headline: '', contacts: [{ text: 'a@b.example', href: 'mailto:a@b.example' }] },
  sections: [
    { id: '1', title: 'Profile', kind: 'text', paragraphs: ['Hello'] },
    { id: '2', title: 'Work', kind: 'entries', entries: [entry] },
    { id: '3', title: 'Skills', kind: 'groups', groups: [{ id: 'g', name: 'Tools', items: ['Saw'] }] },
  ],
  design: { template: 'classic', paper: 'a4' },
};

const problemsOf = (value: unknown): readonly string[] => {
  const reading = parseComposedDocument(value);
  return reading.ok ? [] : reading.problems.map(({ path, message }) => `${path} ${message}`);
};
const withHref = (href: string) => ({ ...document, header: { ...document.header, contacts: [{ text: 'x', href }] } });
const hrefOf = (href: string): string | null | undefined => {
  const reading = parseComposedDocument(withHref(href));
  return reading.ok ? reading.document.header.contacts[0]?.href : undefined;
};

it('reads a valid document unchanged', () => {
  expect(parseComposedDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, document });
});

it('removes control characters from every text, because they make tagged PDFs fail', () => {
  const reading = parseComposedDocument({ ...document, author: 'An\u0000na\u0007', title: 'a\u001b[31m\tb' });
  expect(reading).toMatchObject({ ok: true, document: { author: 'Anna', title: 'a[31m b' } });
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\u0000script:alert(1)',
  'file:///etc/passwd',
  'data:text/html,x',
  'x',
  '',
])('refuses the address %j', (href) =>
  expect(problemsOf(withHref(href))).toEqual(['header.contacts[0].href is not an http, https, mailto or tel address']),
);

it('keeps the four kinds of address without characters that could end an attribute', () => {
  for (const href of ['http://a.example/?b=1&c=2#d', 'https://ü.example/é', 'mailto:a@b.example', 'tel:+4412']) {
    expect(hrefOf(href)).toBe(href);
  }
  expect(hrefOf('mailto:a@b.example?subject="><script>')).toBe('mailto:a@b.example?subject=%22%3e%3cscript%3e');
});

it('reports every problem with its path', () => {
  const wrong = {
    ...document,
    kind: 'memo',
    header: { name: 1, headline: '', contacts: 'none' },
    sections: [
      { kind: 'table', id: 'x', title: '' },
      { ...document.sections[1], entries: [{ ...entry, points: [1] }] },
    ],
    design: { template: 'classic', paper: 'a5' },
    extra: true,
  };
  expect(problemsOf(wrong)).toEqual(
    expect.arrayContaining([
      'kind is not one of resume, letter',
      'header.name is not text',
      'header.contacts is not a list',
      'sections[0].kind is not one of text, entries, groups',
      'sections[1].entries[0].points[0] is not text',
      'design.paper is not one of letter, a4',
      'extra is not known',
    ]),
  );
  for (const value of [null, undefined, 1, 'x', []]) expect(problemsOf(value)).toContain(' is not an object');
});

it('limits texts, sections, the entries of all sections together, and the whole document', () => {
  expect(problemsOf({ ...document, author: 'x'.repeat(composedLimits.text + 1) })).toHaveLength(1);
  const sections = Array.from({ length: composedLimits.sections + 1 }, () => document.sections[0]);
  expect(problemsOf({ ...document, sections })).toEqual([`sections has more than ${composedLimits.sections} entries`]);

  const half = Array.from({ length: composedLimits.entries / 2 + 1 }, () => entry);
  const halves = [
    { ...document.sections[1], entries: half },
    { ...document.sections[1], entries: half },
  ];
  expect(problemsOf({ ...document, sections: halves })).toEqual([
    `sections have more than ${composedLimits.entries} entries together`,
  ]);
  const paragraphs = Array.from({ length: 30 }, () => 'x'.repeat(composedLimits.text));
  expect(problemsOf({ ...document, sections: [{ ...document.sections[0], paragraphs }] })).toEqual([
    ` is longer than ${composedLimits.wholeDocument} characters`,
  ]);
});
