import { strFromU8, unzipSync } from 'fflate';
import type { ComposedDesign } from '../../documents/design/resume-design.ts';
import { sampleLetter } from '../../documents/letter/fixtures/sample-letter.ts';
import { sampleComposed } from '../../importers/fixtures/sample-resume.ts';
import { templates } from '../../typesetting/templates.ts';
import { writeDocx } from './write-docx.ts';

const headshot = { path: '/headshots/abcdefghijklmnopqrstuv.jpg', alt: 'Portrait' };
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9]);

async function partsOf(design: ComposedDesign, kind: 'resume' | 'letter' = 'resume') {
  const document = kind === 'letter' ? sampleLetter : sampleComposed();
  const parts = unzipSync(await writeDocx({ ...document, design, header: { ...document.header, headshot } }, jpeg));
  return (name: string): string => strFromU8(parts[`word/${name}.xml`]!);
}

/** The definition of one style in the XML of all styles. */
const styleIn = (styles: string, id: string): string =>
  new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`).exec(styles)?.[0] ?? '';

const inTemplate = async (template: string, id: string, kind?: 'letter'): Promise<string> =>
  styleIn((await partsOf({ template, paper: 'a4', accent: '#1f4e8c' }, kind))('styles'), id);

test.each(['resume', 'letter'] as const)('centers the header of a %s where the template does', async (kind) => {
  for (const { name } of templates) {
    const part = await partsOf({ template: name, paper: 'letter' }, kind);
    for (const id of ['Title', 'Subtitle', 'Contacts']) {
      const isCentered = styleIn(part('styles'), id).includes('<w:jc w:val="center"/>');
      expect([name, id, isCentered]).toEqual([name, id, name === 'centered']);
    }
  }
});

test('sets titles as the template does', async () => {
  expect(await inTemplate('classic', 'Heading1')).toMatch(/<w:bottom [^>]*w:color="1F4E8C"/);
  expect(await inTemplate('academic', 'Heading1')).toMatch(/<w:top [^>]*w:color="4A5763"/);
  expect(await inTemplate('timeline', 'Heading1')).toMatch(/<w:left [^>]*w:color="1F4E8C"/);
  expect(await inTemplate('band', 'Heading1')).toMatch(/<w:shd w:fill="[0-9A-F]{6}"/);
  expect(await inTemplate('sidebar', 'Heading1')).not.toMatch(/w:pBdr|w:shd/);
  expect(await inTemplate('margin', 'Title')).toContain('w:color w:val="1F4E8C"');
  expect(await inTemplate('academic', 'EntryDetails')).toContain('<w:i/>');
});

test('puts the name, headline, and contacts in white on one band', async () => {
  const part = await partsOf({ template: 'band', paper: 'letter', accent: '#1f4e8c' }, 'letter');
  const borders = ['Title', 'Subtitle', 'Contacts'].map((id) => {
    const style = styleIn(part('styles'), id);
    expect(style).toContain('<w:shd w:fill="1F4E8C"');
    expect(style).toContain('<w:color w:val="FFFFFF"/>');
    return /<w:pBdr>.*?<\/w:pBdr>/.exec(style)?.[0];
  });
  // Word joins paragraphs whose borders are equal.
  expect(new Set(borders).size).toBe(1);
  expect(styleIn(part('styles'), 'HeaderLink')).toContain('<w:color w:val="FFFFFF"/>');
  expect(part('document')).toContain('<w:rStyle w:val="HeaderLink"/>');
});

test('takes fonts, size, and margins from the template if the design names none', async () => {
  const part = await partsOf({ template: 'academic', paper: 'a4' });
  expect(part('styles')).toMatch(/<w:docDefaults>.*w:ascii="Source Serif 4".*<\/w:docDefaults>/);
  expect(styleIn(part('styles'), 'Heading1')).toContain('w:ascii="Source Sans 3"');
  expect(part('fontTable')).toContain('w:name="Source Serif 4"><w:altName w:val="Cambria"/><w:family w:val="roman"/>');
  expect(part('document')).toContain('w:left="1247"');
});

test('shows the headshot only in templates that have a place for it', async () => {
  for (const { name, hasHeadshot } of templates) {
    const part = await partsOf({ template: name, paper: 'letter' });
    expect([name, part('document').includes('w:drawing')]).toEqual([name, hasHeadshot]);
  }
});
