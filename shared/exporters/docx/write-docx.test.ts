import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import type { ComposedDocument } from '../../documents/composed-document.ts';
import { arbitraryComposed } from '../../importers/fixtures/arbitrary-composed.ts';
import { sampleComposed } from '../../importers/fixtures/sample-resume.ts';
import { printedTexts } from '../text/printed-texts.ts';
import { writeDocx } from './write-docx.ts';

// A fixed seed generates the same documents in every run.
fc.configureGlobal({ seed: 2026, numRuns: 60 });

interface ReadParagraph {
  style: string;
  isList: boolean;
  isRightToLeft: boolean;
  text: string;
}

/** Every text part of the package; throws when one is not well-formed XML. */
async function partsOf(document: ComposedDocument): Promise<Readonly<Record<string, string>>> {
  const files = Object.entries(unzipSync(await writeDocx(document)));
  const parts = files.filter(([name]) => !name.endsWith('.png')).map(([name, bytes]) => [name, strFromU8(bytes)]);
  for (const [, xml = ''] of parts) new SaxesParser({ xmlns: true }).write(xml).close();
  return Object.fromEntries(parts) as Record<string, string>;
}

function paragraphsIn(xml: string): readonly ReadParagraph[] {
  const paragraphs: ReadParagraph[] = [];
  const parser = new SaxesParser({ xmlns: false });
  let isText = false;
  let isRun = false;
  parser.on('opentag', ({ name, attributes }) => {
    const last = paragraphs.at(-1);
    if (name === 'w:p') paragraphs.push({ style: 'Normal', isList: false, isRightToLeft: false, text: '' });
    else if (!last) return;
    else if (name === 'w:pStyle') last.style = attributes['w:val'] ?? '';
    else if (name === 'w:numPr') last.isList = true;
    else if (name === 'w:bidi') last.isRightToLeft = attributes['w:val'] !== 'false';
    else if (isRun && (name === 'w:tab' || name === 'w:br')) last.text += ' ';
    if (name === 'w:r') isRun = true;
    isText = name === 'w:t';
  });
  parser.on('text', (text) => {
    const last = paragraphs.at(-1);
    if (isText && last) last.text += text;
  });
  parser.on('closetag', ({ name }) => {
    isText = false;
    if (name === 'w:r') isRun = false;
  });
  parser.write(xml).close();
  return paragraphs;
}

const read = async (document: ComposedDocument) => paragraphsIn((await partsOf(document))['word/document.xml']!);
const solid = (text: string): string => text.replace(/[\s\ufffe\uffff]+/g, '');

test('turns any document into well-formed XML with every text in order', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryComposed, async (document) => {
      const output = solid((await read(document)).map(({ text }) => text).join(''));
      let place = 0;
      for (const text of printedTexts(document)) {
        const found = output.indexOf(solid(text), place);
        expect(found).toBeGreaterThanOrEqual(place);
        place = found + solid(text).length;
      }
    }),
  );
});

test('uses Word’s own styles for titles, headings, and lists', async () => {
  const paragraphs = await read(sampleComposed());
  const styleOf = (text: string) => paragraphs.find((each) => each.text === text);
  expect(styleOf('Richard Hendriks')).toMatchObject({ style: 'Title' });
  expect(styleOf('Programmer')).toMatchObject({ style: 'Subtitle' });
  expect(styleOf('Work experience')).toMatchObject({ style: 'Heading1' });
  expect(styleOf('CEO/President')).toMatchObject({ style: 'Heading2' });
  expect(styleOf('Pied Piper · Palo Alto, CA · piedpiper.example.com Dec 2013 – Dec 2014')).toMatchObject({
    style: 'EntryDetails',
  });
  expect(styleOf('Successfully won Techcrunch Disrupt')).toMatchObject({ style: 'ListBullet', isList: true });
});

test('sets links, title, author, language, and paper, without tables, boxes, headers, or columns', async () => {
  const parts = await partsOf({ ...sampleComposed(), design: { template: 'classic', paper: 'a4' } });
  const xml = parts['word/document.xml']!;
  expect(parts['word/_rels/document.xml.rels']).toMatch(
    /Target="mailto:richard\.hendriks@mail\.com" TargetMode="External"/,
  );
  expect(xml).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
  expect(xml).not.toMatch(/w:tbl|w:txbx|w:headerReference|w:footerReference|w:cols w:num|w:drawing/);
  expect(parts['docProps/core.xml']).toContain('<dc:title>Richard Hendriks – Résumé</dc:title>');
  expect(parts['docProps/core.xml']).toContain('<dc:creator>Richard Hendriks</dc:creator>');
  expect(parts['docProps/core.xml']).toContain('<dc:language>en</dc:language>');
  expect(parts['word/styles.xml']).toContain('<w:lang w:val="en-US"');
  expect(parts['word/numbering.xml']).toContain('w:numFmt w:val="bullet"');
});

test('applies the design’s color, fonts, size, and margins, and darkens the color until it is readable', async () => {
  const design = {
    template: 'classic',
    paper: 'letter',
    accent: '#ffee00',
    fonts: 'garamond',
    textSize: 12,
    margins: 25,
  } as const;
  const parts = await partsOf({ ...sampleComposed(), design });
  expect(parts['word/styles.xml']).toContain('w:ascii="EB Garamond"');
  expect(parts['word/fontTable.xml']).toContain('<w:font w:name="EB Garamond"><w:altName w:val="Garamond"/>');
  // Twelve points, made larger by the factor of this font (fonts.ts), as on the pages.
  expect(parts['word/styles.xml']).toContain('<w:sz w:val="27"/>');
  expect(parts['word/styles.xml']).not.toMatch(/ffee00/i);
  expect(parts['word/document.xml']).toContain('w:left="1417"');
});

test('says when it was made, and gives identical bytes for the same time', async () => {
  const write = (now: string) => writeDocx(sampleComposed(), undefined, new Date(now));
  const [first, second] = [await write('2026-11-26T10:20:30.456Z'), await write('2026-11-26T10:20:30.789Z')];
  expect(Buffer.compare(first, second)).toBe(0);
  expect(strFromU8(unzipSync(first)['docProps/core.xml']!)).toMatch(
    /<dcterms:created[^>]*>2026-11-26T10:20:30Z<.*<dcterms:modified[^>]*>2026-11-26T10:20:30Z</,
  );
});

test('aligns Arabic and Hebrew paragraphs right and others in the same document left', async () => {
  const paragraphs = await read({
    ...sampleComposed(),
    sections: [{ id: 'a', kind: 'text', title: 'ملخص', paragraphs: ['مهندسة برمجيات في Acme', 'Plain words', '2021'] }],
    language: 'ar',
  });
  expect(paragraphs.slice(-4).map(({ isRightToLeft }) => isRightToLeft)).toEqual([true, true, false, true]);
});
