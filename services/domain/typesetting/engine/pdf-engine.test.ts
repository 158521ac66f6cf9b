import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { ComposedResume } from '../../../../shared/documents/composed-document.ts';
import { longDocument } from '../../../../shared/typesetting/fixtures/long-document.ts';
import { sampleDocument } from '../../../../shared/typesetting/fixtures/sample-document.ts';
import { createPdfEngine } from './pdf-engine.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pdf-engine-test-'));
const native = createPdfEngine();
const webAssembly = createPdfEngine({ prefer: 'web-assembly' });
afterAll(() => {
  native.stop();
  webAssembly.stop();
  rmSync(folder, { recursive: true });
});

let files = 0;
/** Returns the output of a Poppler program for a PDF. */
function poppler(program: 'pdftotext' | 'pdfinfo' | 'pdffonts', pdf: Uint8Array, ...options: string[]): string {
  const file = path.join(folder, `${++files}.pdf`);
  writeFileSync(file, pdf);
  const args = program === 'pdftotext' ? [...options, file, '-'] : [...options, file];
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** Lists every word of a document in reading order, as it is printed. */
function printedWords({ header, sections }: ComposedResume): readonly string[] {
  const row = (pieces: readonly string[]) => pieces.filter((piece) => piece !== '').join(' · ');
  const ofSection = (section: ComposedResume['sections'][number]): readonly string[] => {
    switch (section.kind) {
      case 'text':
        return section.paragraphs;
      case 'entries':
        return section.entries.flatMap((entry) => [
          entry.title,
          entry.dates,
          row([entry.subtitle, entry.location, entry.link?.text ?? '']),
          ...entry.paragraphs,
          ...entry.points.map((point) => `• ${point}`),
        ]);
      case 'groups':
        return section.groups.map(({ name, items }) => `${name} ${items.join(', ')}`);
    }
  };
  const contacts = header.contacts.map(({ text }) => text);
  return words(
    [header.name, header.headline, ...contacts, ...sections.flatMap((each) => [each.title, ...ofSection(each)])].join(
      ' ',
    ),
  );
}

/** Removes the footer of each page, and the separators in rows, whose position depends on line breaks. */
const withoutFootersAndSeparators = (text: string): readonly string[] =>
  // A line may end after the hyphen of a word.
  words(text.replace(/^.* · \d+ \/ \d+$/gm, '').replace(/(?<=\p{L}-)\n(?=\p{L})/gu, '')).filter((word) => word !== '·');

const documents: readonly (readonly [string, ComposedResume])[] = [
  ['the sample', sampleDocument],
  ['the sample on A4', { ...sampleDocument, design: { ...sampleDocument.design, paper: 'a4' } }],
  ['one page', longDocument(1)],
  ['five pages', longDocument(5)],
];

describe.each(documents)('the PDF of %s', (_, document) => {
  it('has every word in reading order, complete, with either compiler', async () => {
    const expected = printedWords(document).filter((word) => word !== '·');
    const answers = [await native.pdf(document), await webAssembly.pdf(document)];
    expect(answers.map(({ engine }) => engine)).toEqual(['native', 'wasm']);
    for (const { pdf } of answers)
      expect(withoutFootersAndSeparators(poppler('pdftotext', pdf, '-raw'))).toEqual(expected);
  });

  it('is the same, byte for byte, when it is created again', async () => {
    for (const engine of [native, webAssembly]) {
      const [{ pdf: first }, { pdf: second }] = [await engine.pdf(document), await engine.pdf(document)];
      expect(Buffer.compare(first, second)).toBe(0);
    }
  });
});

it('is a tagged, accessible PDF with title, author, and language', async () => {
  const { pdf } = await native.pdf(sampleDocument);
  const info = poppler('pdfinfo', pdf);
  expect(info).toMatch(/Tagged:\s+yes/);
  expect(info).toMatch(/Title:\s+Richard Hendriks – Résumé/);
  expect(info).toMatch(/Author:\s+Richard Hendriks/);
  expect(info).toMatch(/Page size:.*letter/);
  expect(info).not.toMatch(/CreationDate/);
  expect(poppler('pdfinfo', pdf, '-meta')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (en)');

  const structure = poppler('pdfinfo', pdf, '-struct');
  for (const tag of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link']) {
    expect(structure).toMatch(new RegExp(`^\\s*${tag}\\b`, 'm'));
  }
});

it('embeds its fonts as subsets, with a mapping from glyphs to characters', async () => {
  const [, , ...fonts] = poppler('pdffonts', (await native.pdf(sampleDocument)).pdf)
    .trim()
    .split('\n');
  expect(fonts.length).toBeGreaterThan(1);
  // The columns are: embedded, subset, and a table of the meaning of each glyph.
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+.* yes +yes +yes /);
});

it('links to web addresses, email, and telephone', async () => {
  const { pdf } = await native.pdf(sampleDocument);
  const links = poppler('pdfinfo', pdf, '-url');
  expect(links).toContain('mailto:richard.hendriks@mail.com');
  expect(links).toContain('tel:+19125554321');
  expect(links).toContain('https://www.ou.edu/');
});

it('numbers pages only if there are several', async () => {
  const [one, two] = [await native.pdf(longDocument(1)), await native.pdf(longDocument(2))];
  expect(poppler('pdfinfo', one.pdf)).toMatch(/Pages:\s+1\b/);
  expect(poppler('pdftotext', one.pdf, '-raw')).not.toMatch(/\d \/ \d/);
  expect(poppler('pdftotext', two.pdf, '-raw')).toMatch(/· 2 \/ 2$/m);
});

it('leaves a character that none of our fonts has to WebAssembly, which cannot see other fonts', async () => {
  const name = '𓀀';
  const { engine } = await native.pdf({ ...sampleDocument, header: { ...sampleDocument.header, name } });
  expect(engine).toBe('wasm');
  expect((await native.pdf({ ...sampleDocument, header: { ...sampleDocument.header, name: '王小明' } })).engine).toBe(
    'native',
  );
});

it('shows the headshot with alternative text, and creates the page without a headshot that is missing', async () => {
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#73a7be' } })
    .jpeg()
    .toBuffer();
  const here = '/headshots/abcdefghijklmnopqrstuv.jpg';
  const engine = createPdfEngine({
    loadPicture: (imagePath) => Promise.resolve(imagePath === here ? jpeg : undefined),
  });
  const withHeadshot = (headshotPath: string): ComposedResume => ({
    ...sampleDocument,
    header: { ...sampleDocument.header, headshot: { path: headshotPath, alt: 'Portrait – Richard Hendriks' } },
    design: { ...sampleDocument.design, template: 'band' },
  });
  const [withPicture, withoutPicture, withStoredPicture] = [
    await engine.pdf(withHeadshot(here)),
    await engine.pdf(withHeadshot('/headshots/xxxxxxxxxxxxxxxxxxxxxx.jpg')),
    await engine.pdf(withHeadshot('/headshots/xxxxxxxxxxxxxxxxxxxxxx.jpg'), undefined, jpeg),
  ];
  engine.stop();
  expect(poppler('pdfinfo', withPicture.pdf, '-struct')).toMatch(/^\s*Figure\b/m);
  expect(Buffer.from(withPicture.pdf).toString('latin1')).toMatch(/\/S \/Figure[^>]*\/Alt |\/Alt [^>]*\/S \/Figure/);
  expect(poppler('pdfinfo', withPicture.pdf, '-meta')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(poppler('pdfinfo', withoutPicture.pdf, '-struct')).not.toMatch(/Figure/);
  expect(poppler('pdfinfo', withStoredPicture.pdf, '-struct')).toMatch(/^\s*Figure\b/m);
  expect(poppler('pdftotext', withoutPicture.pdf, '-raw')).toContain('Richard Hendriks');
});

it('prints text that looks like code as it was typed', async () => {
  const name = '#read("/etc/passwd") #eval("1+1") $x^2$ *b* <lab> @ref \\';
  const { pdf } = await native.pdf({ ...sampleDocument, header: { ...sampleDocument.header, name } });
  expect(
    words(poppler('pdftotext', pdf, '-raw'))
      .join(' ')
      .startsWith(name),
  ).toBe(true);
});

it('breaks a word that is wider than the page instead of losing it', async () => {
  const word = 'abcdefghij'.repeat(40);
  const { pdf } = await native.pdf({
    ...sampleDocument,
    sections: [{ id: 'a', title: 'A', kind: 'text', paragraphs: [word] }],
  });
  const printed = poppler('pdftotext', pdf, '-raw').replace(/[\s\u200b]/g, '');
  expect(printed).toContain(word);
});

it('creates a PDF of a document without any text', async () => {
  const empty: ComposedResume = {
    ...sampleDocument,
    title: '',
    author: '',
    header: { name: '', headline: '', contacts: [] },
    sections: [],
  };
  const { pdf } = await native.pdf(empty);
  expect(poppler('pdfinfo', pdf)).toMatch(/Pages:\s+1\b/);
});
