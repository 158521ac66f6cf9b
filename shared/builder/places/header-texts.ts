import type { ComposedDocument, HeaderLink } from '@shared/documents';
import { type PlacedText, headerPlace } from './reveal.ts';

/** The texts of a document's header, each with the field in which it is edited. */
export const headerTexts = (
  { header }: Pick<ComposedDocument, 'header'>,
  links: readonly HeaderLink[],
): readonly PlacedText[] => [
  { text: header.name, place: { sectionId: headerPlace, part: 'contact' } },
  { text: header.headline, place: { sectionId: headerPlace, part: 'headline' } },
  ...header.contacts.map(({ text, href }) => {
    const link = links.find(({ url }) => url === href);
    return { text, place: { sectionId: headerPlace, part: link?.id ?? 'contact' } };
  }),
];
