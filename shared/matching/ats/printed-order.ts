import type { ComposedResume, ComposedSection } from '../../documents/composed-document.ts';

function textsOf(section: ComposedSection): readonly string[] {
  switch (section.kind) {
    case 'text':
      return section.paragraphs;
    case 'entries':
      return section.entries.flatMap(({ title, dates, subtitle, location, link, paragraphs, points }) => [
        ...[title, dates, subtitle, location, link?.text ?? ''],
        ...paragraphs,
        ...points,
      ]);
    case 'groups':
      return section.groups.flatMap(({ name, items }) => [name, items.join(', ')]);
  }
}

/** The texts of a document in the order in which they are read on the page. */
export const textsInOrder = ({ header, sections }: ComposedResume): readonly string[] =>
  [
    header.name,
    header.headline,
    ...header.contacts.map(({ text }) => text),
    ...sections.flatMap((section) => [section.title, ...textsOf(section)]),
  ].filter((text) => text.trim() !== '');
