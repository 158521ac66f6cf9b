/** The conditions under which Word opens a package without offering a repair (ECMA-376 parts 1 and 2). */
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import type { ComposedDocument } from '../../documents/composed-document.ts';
import { sampleComposed } from '../../importers/fixtures/sample-resume.ts';
import { writeDocx } from './write-docx.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Element | undefined;
  readonly children: Element[];
}

/** All elements of a part in document order; throws when it is not well-formed. */
function elementsOf(xml: string): readonly Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, parent: open.at(-1), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
    all.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return all;
}

const named = (elements: readonly Element[], ...names: readonly string[]): readonly Element[] =>
  elements.filter(({ name }) => names.includes(name));
const valuesOf = (elements: readonly Element[], attribute: string): readonly string[] =>
  elements.flatMap(({ attributes }) => attributes[attribute] ?? []);

const headshot = { path: '/headshots/abcdefghijklmnopqrstuv.jpg', alt: 'Portrait – “Ada” <Löf> & Co\u0001' };
const pictured = (document: ComposedDocument): ComposedDocument => ({
  ...document,
  header: { ...document.header, headshot },
});
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9]);

let parts: Readonly<Record<string, Uint8Array>>;
const partOf = (name: string): readonly Element[] => elementsOf(strFromU8(parts[name]!));
beforeAll(async () => {
  parts = unzipSync(await writeDocx(pictured(sampleComposed()), jpeg));
});

test('gives titles of sections and entries a level, by which programs make an outline', () => {
  const levels = named(partOf('word/styles.xml'), 'w:outlineLvl').map(({ attributes, parent }) => [
    parent?.parent?.attributes['w:styleId'],
    attributes['w:val'],
  ]);
  expect(levels).toEqual([
    ['Heading1', '0'],
    ['Heading2', '1'],
  ]);
});

test('gives each part a content type, and lists no type without a part', () => {
  const types = partOf('[Content_Types].xml');
  const endings = new Set(valuesOf(named(types, 'Default'), 'Extension'));
  const overrides = valuesOf(named(types, 'Override'), 'PartName');
  const names = Object.keys(parts).filter((name) => name !== '[Content_Types].xml');
  for (const name of names) {
    expect([name, overrides.includes(`/${name}`) || endings.has(name.split('.').at(-1)!)]).toEqual([name, true]);
  }
  for (const name of overrides) expect(names).toContain(name.slice(1));
  expect(new Set(overrides).size).toBe(overrides.length);
});

test('links each relation to an existing part, and uses only ids of relations', () => {
  const rels = Object.keys(parts).filter((name) => name.endsWith('.rels'));
  expect(rels).toContain('_rels/.rels');
  for (const name of rels) {
    const relations = named(partOf(name), 'Relationship');
    const folder = name.replace(/_rels\/[^/]+$/, '');
    const inside = relations.filter(({ attributes }) => attributes['TargetMode'] !== 'External');
    for (const target of valuesOf(inside, 'Target')) expect(Object.keys(parts)).toContain(folder + target);
    const ids = valuesOf(relations, 'Id');
    expect(new Set(ids).size).toBe(ids.length);
  }
  const body = partOf('word/document.xml');
  const used = [...valuesOf(named(body, 'w:hyperlink'), 'r:id'), ...valuesOf(named(body, 'a:blip'), 'r:embed')];
  const known = valuesOf(named(partOf('word/_rels/document.xml.rels'), 'Relationship'), 'Id');
  expect(used.length).toBeGreaterThan(3);
  for (const id of used) expect(known).toContain(id);
});

test('defines each style and each list that is used', () => {
  const body = partOf('word/document.xml');
  const styles = valuesOf(named(partOf('word/styles.xml'), 'w:style'), 'w:styleId');
  expect(new Set(styles).size).toBe(styles.length);
  for (const style of valuesOf(named(body, 'w:pStyle', 'w:rStyle'), 'w:val')) expect(styles).toContain(style);
  const lists = valuesOf(named(partOf('word/numbering.xml'), 'w:num'), 'w:numId');
  const used = valuesOf(named(body, 'w:numId'), 'w:val');
  expect(used.length).toBeGreaterThan(0);
  for (const list of used) expect(lists).toContain(list);
});

/** The order in the schema of the children of paragraph and run properties that are used here. */
const orders: Readonly<Record<string, readonly string[]>> = {
  'w:pPr': 'pStyle keepNext keepLines pageBreakBefore numPr pBdr shd tabs bidi spacing ind jc outlineLvl rPr sectPr'
    .split(' ')
    .map((name) => `w:${name}`),
  'w:rPr': 'rStyle rFonts b bCs i iCs color spacing position sz szCs u vertAlign rtl cs lang'
    .split(' ')
    .map((name) => `w:${name}`),
};

test.each(['word/document.xml', 'word/styles.xml', 'word/numbering.xml'])(
  'writes properties in %s in the order of the schema',
  (name) => {
    for (const element of named(partOf(name), ...Object.keys(orders))) {
      const order = orders[element.name]!;
      const places = element.children.map((child) => order.indexOf(child.name));
      const names = element.children.map((child) => child.name);
      expect([names, places.includes(-1)]).toEqual([names, false]);
      expect([names, places]).toEqual([names, [...places].sort((one, other) => one - other)]);
    }
  },
);

test('puts the picture beside the name with alternative text, and gives the same bytes each time', async () => {
  const body = partOf('word/document.xml');
  const [drawing] = named(body, 'wp:anchor');
  expect(drawing?.parent?.parent?.parent?.children[0]?.children[0]?.attributes).toEqual({ 'w:val': 'Title' });
  const [words] = named(body, 'wp:docPr');
  expect(words?.attributes).toMatchObject({ id: '1', descr: 'Portrait – “Ada” <Löf> & Co' });
  const kept = Object.entries(parts).filter(([name]) => name.startsWith('word/media/'));
  expect(kept.map(([, bytes]) => [...bytes])).toEqual([[...jpeg]]);
  const again = unzipSync(await writeDocx(pictured(sampleComposed()), jpeg));
  expect(Buffer.compare(again['word/document.xml']!, parts['word/document.xml']!)).toBe(0);
});

test('writes the document without the bytes of the picture or without a name', async () => {
  const plain = unzipSync(await writeDocx(pictured(sampleComposed())));
  expect(strFromU8(plain['word/document.xml']!)).not.toContain('w:drawing');
  const nameless = pictured({ ...sampleComposed(), header: { name: ' ', headline: '', contacts: [] } });
  expect(strFromU8(unzipSync(await writeDocx(nameless, jpeg))['word/document.xml']!)).toContain('w:drawing');
});
