import type { ComposedResume } from '../documents/composed-document.ts';
import { contrastOf } from '../documents/design/accent.ts';
import { sampleDocument } from './fixtures/sample-document.ts';
import { withBreaks } from './long-words.ts';
import { toTemplateData } from './template-data.ts';
import { templates } from './templates.ts';

const inLanguage = (language: string) => toTemplateData({ ...sampleDocument, language }).language;

it('passes language and region in Typst’s form', () => {
  expect(inLanguage('en')).toEqual({ lang: 'en', region: null });
  expect(inLanguage('pt-br')).toEqual({ lang: 'pt', region: 'BR' });
  expect(inLanguage('zh-Hant-TW')).toEqual({ lang: 'zh', region: 'TW' });
  expect(inLanguage('')).toEqual({ lang: 'en', region: null });
});

it('breaks words that are wider than their column, but never addresses', () => {
  const long = 'x'.repeat(200);
  const document: ComposedResume = {
    ...sampleDocument,
    header: { ...sampleDocument.header, contacts: [{ text: long, href: `https://a.example/${long}` }] },
  };
  const [contact] = toTemplateData(document).header.contacts;
  expect(Math.max(...(contact?.text ?? '').split('\u200b').map((part) => part.length))).toBeLessThanOrEqual(90);
  expect(contact?.text.replaceAll('\u200b', '')).toBe(long);
  expect(contact?.href).toBe(`https://a.example/${long}`);
  for (const { name } of templates) {
    const { sections } = toTemplateData({ ...sampleDocument, design: { template: name, paper: 'a4' } });
    expect(JSON.stringify(sections)).not.toContain('\u200b');
  }
});

it('breaks an address after a slash rather than anywhere', () => {
  expect(withBreaks('example.com/people/somebody-with-a-name', 16)).toBe(
    'example.com/people/\u200bsomebody-with-a-name',
  );
});

it('fills in what a design leaves out, and makes its colors readable', () => {
  expect(toTemplateData(sampleDocument)).toMatchObject({
    fonts: { text: ['Lato'], heading: ['Lato'], words: null },
    look: { accent: '#207c9d', scale: 1, spacing: 1, margins: 1 },
    direction: 'ltr',
  });
  const design = {
    ...sampleDocument.design,
    accent: '#ffff00',
    textSize: 11,
    spacing: 80,
    fonts: 'source-serif' as const,
  };
  const { look, fonts } = toTemplateData({ ...sampleDocument, design });
  expect(contrastOf(look.accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(look.onTint, look.tint)).toBeGreaterThanOrEqual(4.5);
  expect(look).toMatchObject({ spacing: 0.8, scale: expect.closeTo(1.078) as number });
  expect(fonts.text[0]).toBe('Source Serif 4');
});

it('shows a headshot only in a template with room for it', () => {
  const headshot = { path: '/headshots/abcdefghijklmnopqrstuv.jpg', alt: 'Portrait' };
  const shown = (template: string) =>
    toTemplateData({
      ...sampleDocument,
      header: { ...sampleDocument.header, headshot },
      design: { template, paper: 'a4' },
    }).header.headshot;
  expect([shown('band'), shown('compact')]).toEqual([headshot, undefined]);
});

it('keeps short entries on one page and lets long ones break', () => {
  const section = sampleDocument.sections.find(({ kind }) => kind === 'entries');
  if (section?.kind !== 'entries') throw new Error('The sample has entries.');
  const [short] = section.entries;
  const entries = [
    short!,
    { ...short!, points: Array.from({ length: 12 }, () => 'Did it') },
    { ...short!, paragraphs: ['Much. '.repeat(200)] },
  ];
  const [data] = toTemplateData({ ...sampleDocument, sections: [{ ...section, entries }] }).sections;
  expect(data).toMatchObject({ entries: [{ short: true }, { short: false }, { short: false }] });
});
