import type { ComposedDocument, ComposedEntry, ComposedGroup, ComposedSection } from '../composed-document.ts';
import { detailsOf, rowSeparator } from './details.ts';

/** Lines that belong together; between two blocks stands an empty line. */
type Block = readonly string[];

/** Longest rule below a heading, in characters. */
const longestRule = 60;

const underlined = (title: string): Block => [title, '-'.repeat(Math.min(title.length, longestRule))];

function blockOfEntry(entry: ComposedEntry): Block {
  const details = detailsOf(entry).map(({ text }) => text);
  return [entry.title, details.join(rowSeparator), ...entry.paragraphs, ...entry.points.map((point) => `- ${point}`)];
}

const lineOfGroup = ({ name, items }: ComposedGroup): string =>
  [name, items.join(', ')].filter((each) => each !== '').join(': ');

function blocksOfSection(section: ComposedSection): readonly Block[] {
  switch (section.kind) {
    case 'text':
      return section.paragraphs.map((paragraph) => [paragraph]);
    case 'entries':
      return section.entries.map(blockOfEntry);
    case 'groups':
      return [section.groups.map(lineOfGroup)];
  }
}

/**
 * The document as plain text, for fields of web forms and for mail: no line is broken that was not, every word stands
 * where the page has it, and nothing is added but dashes and colons.
 */
export function writePlainText({ header, sections }: ComposedDocument): string {
  const contacts = header.contacts.map(({ text }) => text);
  const head: readonly Block[] = [[header.name, header.headline], contacts];
  const body = sections.flatMap((section): readonly Block[] => {
    const [first = [], ...others] = blocksOfSection(section);
    // The heading stays with what it is the heading of.
    return [[...(section.title.trim() === '' ? [] : underlined(section.title)), ...first], ...others];
  });
  const blocks = [...head, ...body]
    .map((block) => block.filter((line) => line.trim() !== '').join('\n'))
    .filter((block) => block !== '');
  return `${blocks.join('\n\n')}\n`;
}
