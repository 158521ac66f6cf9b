import type {
  ComposedDocument,
  ComposedEntry,
  ComposedGroup,
  ComposedLetter,
  ComposedSection,
} from '../../documents/composed-document.ts';
import { letterBlocks, messageBlocks } from '../../documents/letter/letter-blocks.ts';
import { detailsOf, rowSeparator } from './details.ts';

/** Lines that belong together; blocks are separated by an empty line. */
type Block = readonly string[];

/** Maximum length of the rule below a heading, in characters. */
const maxRuleLength = 60;

const underlined = (title: string): Block => [title, '-'.repeat(Math.min(title.length, maxRuleLength))];

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

/** The blocks of a section. The heading is part of the first block, so that it stays with its content. */
const blocksOf = (section: ComposedSection): readonly Block[] => {
  const [first = [], ...others] = blocksOfSection(section);
  return [[...(section.title.trim() === '' ? [] : underlined(section.title)), ...first], ...others];
};

function written(blocks: readonly Block[]): string {
  const texts = blocks.map((block) => block.filter((line) => line.trim() !== '').join('\n'));
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}

/**
 * Writes the document as plain text for fields of web forms and for email: no line breaks are added, every word is in
 * its place on the page, and nothing is added except dashes and colons.
 */
export function writePlainText(document: ComposedDocument): string {
  const { header } = document;
  const contacts = header.contacts.map(({ text }) => text);
  const body = document.kind === 'letter' ? letterBlocks(document.letter) : document.sections.flatMap(blocksOf);
  return written([[header.name, header.headline], contacts, ...body]);
}

/** Writes a letter from its salutation to the name, for the message field of a web form. */
export const writeMessage = ({ letter }: ComposedLetter): string => written(messageBlocks(letter));
