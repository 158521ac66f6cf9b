import type {
  ComposedDocument,
  ComposedEntry,
  ComposedGroup,
  ComposedSection,
} from '../../documents/composed-document.ts';
import { letterBlocks } from '../../documents/letter/letter-blocks.ts';
import { detailsOf, rowSeparator } from './details.ts';
import { markdownLine, markdownLines, markdownLink } from './markdown-text.ts';

const heading = (level: 1 | 2 | 3, text: string): string =>
  text.trim() === '' ? '' : `${'#'.repeat(level)} ${markdownLine(text)}`;

const listOf = (items: readonly string[]): string =>
  items
    .filter((item) => item !== '')
    .map((item) => `- ${item}`)
    .join('\n');

const strong = (text: string): string => {
  const line = markdownLine(text);
  return line === '' ? '' : `**${line}**`;
};

function blocksOfEntry(entry: ComposedEntry): readonly string[] {
  return [
    heading(3, entry.title),
    detailsOf(entry).map(markdownLink).join(rowSeparator),
    ...entry.paragraphs.map(markdownLines),
    listOf(entry.points.map(markdownLine)),
  ];
}

function lineOfGroup({ name, items }: ComposedGroup): string {
  const list = markdownLine(items.join(', '));
  // The colon is outside of the strong text, because strong text that ends with punctuation is not closed before a
  // letter.
  return [strong(name), list].filter((each) => each !== '').join(': ');
}

function blocksOfSection(section: ComposedSection): readonly string[] {
  switch (section.kind) {
    case 'text':
      return section.paragraphs.map(markdownLines);
    case 'entries':
      return section.entries.flatMap(blocksOfEntry);
    case 'groups':
      return [listOf(section.groups.map(lineOfGroup))];
  }
}

/** Writes the document as Markdown: headings, lists, and links are markup, and all typed text is escaped. */
export function writeMarkdown(document: ComposedDocument): string {
  const { header } = document;
  const body =
    document.kind === 'letter'
      ? letterBlocks(document.letter).map((block) => markdownLines(block.join('\n')))
      : document.sections.flatMap((section) => [heading(2, section.title), ...blocksOfSection(section)]);
  const blocks = [
    heading(1, header.name),
    markdownLines(header.headline),
    header.contacts.map(markdownLink).join(rowSeparator),
    ...body,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
