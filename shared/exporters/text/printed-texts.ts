import type { ComposedDocument, ComposedSection } from '../../documents/composed-document.ts';
import { letterBlocks } from '../../documents/letter/letter-blocks.ts';
import { detailsOf } from './details.ts';

function textsOfSection(section: ComposedSection): readonly string[] {
  switch (section.kind) {
    case 'text':
      return section.paragraphs;
    case 'entries':
      return section.entries.flatMap((entry) => [
        entry.title,
        ...detailsOf(entry).map(({ text }) => text),
        ...entry.paragraphs,
        ...entry.points,
      ]);
    case 'groups':
      return section.groups.flatMap(({ name, items }) => [name, ...items]);
  }
}

/** All texts of a document in the order in which they are written; tests compare the words of an output with them. */
export function printedTexts(document: ComposedDocument): readonly string[] {
  const { header } = document;
  const contacts = header.contacts.map(({ text }) => text);
  const body =
    document.kind === 'letter'
      ? letterBlocks(document.letter).flat()
      : document.sections.flatMap((section) => [section.title, ...textsOfSection(section)]);
  return [header.name, header.headline, ...contacts, ...body];
}
