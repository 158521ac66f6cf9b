import type { ComposedDocument } from '../documents/composed-document.ts';
import { sampleDocument } from './fixtures/sample-document.ts';
import { toTemplateData } from './template-data.ts';

const inLanguage = (language: string) => toTemplateData({ ...sampleDocument, language }).language;

it('says language and region as Typst knows them', () => {
  expect(inLanguage('en')).toEqual({ lang: 'en', region: null });
  expect(inLanguage('pt-br')).toEqual({ lang: 'pt', region: 'BR' });
  expect(inLanguage('zh-Hant-TW')).toEqual({ lang: 'zh', region: 'TW' });
  expect(inLanguage('')).toEqual({ lang: 'en', region: null });
});

it('lets words break that are wider than a page, but never addresses', () => {
  const long = 'x'.repeat(200);
  const document: ComposedDocument = {
    ...sampleDocument,
    header: { ...sampleDocument.header, contacts: [{ text: long, href: `https://a.example/${long}` }] },
  };
  const [contact] = toTemplateData(document).header.contacts;
  expect(Math.max(...(contact?.text ?? '').split('\u200b').map((part) => part.length))).toBeLessThanOrEqual(48);
  expect(contact?.text.replaceAll('\u200b', '')).toBe(long);
  expect(contact?.href).toBe(`https://a.example/${long}`);
  expect(JSON.stringify(toTemplateData(sampleDocument))).not.toContain('\u200b');
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
