import { type Node, Parser } from 'commonmark';
import fc from 'fast-check';
import type { ComposedDocument } from '../../documents/composed-document.ts';
import { arbitraryComposed } from '../../importers/fixtures/arbitrary-composed.ts';
import { sampleComposed } from '../../importers/fixtures/sample-resume.ts';
import { writeMarkdown } from './markdown.ts';
import { writePlainText } from './plain-text.ts';
import { printedTexts } from './printed-texts.ts';

// A fixed seed generates the same documents in every run.
fc.configureGlobal({ seed: 2026, numRuns: 200 });

/** A text without its spaces, because each format separates its parts differently. */
const solid = (text: string): string => text.replace(/\s+/g, '');

/** The text that a reader of the Markdown sees, and the kinds of nodes that it consists of. */
function rendered(markdown: string): { readonly text: string; readonly kinds: ReadonlySet<string> } {
  const kinds = new Set<string>();
  let text = '';
  const walker = new Parser().parse(markdown).walker();
  for (let event = walker.next(); event; event = walker.next()) {
    const node: Node = event.node;
    if (event.entering) kinds.add(node.type);
    text += node.literal ?? ' ';
  }
  return { text, kinds };
}

/** Whether `output` contains all texts of the document, complete and in order. */
function holdsInOrder(output: string, document: ComposedDocument): boolean {
  let place = 0;
  return printedTexts(document).every((text) => {
    const found = output.indexOf(solid(text), place);
    place = found + solid(text).length;
    return found >= 0;
  });
}

test('writes every text in order as plain text, whatever was typed', () => {
  fc.assert(fc.property(arbitraryComposed, (document) => holdsInOrder(solid(writePlainText(document)), document)));
});

test('writes Markdown that reads as the typed words, without any markup from them', () => {
  const own = ['document', 'heading', 'paragraph', 'list', 'item', 'text', 'strong', 'link', 'softbreak', 'linebreak'];
  fc.assert(
    fc.property(arbitraryComposed, (document) => {
      const { text, kinds } = rendered(writeMarkdown(document));
      expect([...kinds].filter((kind) => !own.includes(kind))).toEqual([]);
      return holdsInOrder(solid(text), document);
    }),
  );
});

test('writes the sample as readable plain text', () => {
  const text = writePlainText(sampleComposed());
  expect(text.split('\n').slice(0, 12)).toEqual([
    'Richard Hendriks',
    'Programmer',
    '',
    'richard.hendriks@mail.com',
    '(912) 555-4321',
    '2712 Broadway St, San Francisco, California, CA 94115, US',
    'richardhendricks.example.com',
    'Twitter: neutralthoughts (www.twitter.com)',
    'SoundCloud: dandymusicnl (soundcloud.example.com/dandymusicnl)',
    '',
    'Summary',
    '-------',
  ]);
  expect(text).toContain(
    '\n\nWork experience\n---------------\nCEO/President\nPied Piper · Palo Alto, CA · piedpiper.example.com · Dec 2013 – Dec 2014\n- Awesome',
  );
  expect(text).toContain('\n- Successfully won Techcrunch Disrupt\n');
  expect(text).toContain(
    '\n\nSkills\n------\nWeb Development (Master): HTML, CSS, Javascript\nCompression (Master): Mpeg, MP4, GIF\n\n',
  );
});

test('writes the sample as headings, lists, and links in Markdown', () => {
  const markdown = writeMarkdown(sampleComposed());
  expect(markdown).toContain('# Richard Hendriks\n\nProgrammer\n\n[richard.hendriks@mail.com](<mailto:');
  expect(markdown).toContain('\n## Work experience\n\n### CEO/President\n\nPied Piper · Palo Alto, CA · [');
  expect(markdown).toContain('\n- **Compression (Master)**: Mpeg, MP4, GIF\n');
});

test('writes a document without any text as a valid empty file', () => {
  const empty = { ...sampleComposed(), header: { name: '', headline: '', contacts: [] }, sections: [] };
  expect([writePlainText(empty), writeMarkdown(empty)]).toEqual(['\n', '\n']);
});
