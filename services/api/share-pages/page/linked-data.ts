import type { ComposedContact, ComposedDocument } from '../../../../shared/documents/composed-document.ts';

/** Returns the address of the contact with the scheme: `mailto:ada@example.org` → `ada@example.org`. */
const reachedBy = (contacts: readonly ComposedContact[], scheme: string): string | undefined => {
  const address = contacts.find(({ href }) => href?.startsWith(scheme) === true)?.href?.slice(scheme.length);
  return address && decodeURI(address);
};

const pagesOf = (contacts: readonly ComposedContact[]): readonly string[] =>
  contacts.flatMap(({ href }) => (href !== null && /^https?:/i.test(href) ? [href] : []));

/**
 * Describes the person for search engines (schema.org `ProfilePage`), with nothing that the page itself does not show.
 * `address` and `picture` are absolute. Returns undefined for a page that names no person.
 */
export function linkedDataOf(
  { header, language }: ComposedDocument,
  address: string,
  picture: string | undefined,
): object | undefined {
  const { name, headline, contacts } = header;
  if (name === '') return undefined;
  const sameAs = pagesOf(contacts);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: address,
    inLanguage: language,
    mainEntity: {
      '@type': 'Person',
      name,
      ...(headline !== '' && { description: headline }),
      ...(picture !== undefined && { image: picture }),
      email: reachedBy(contacts, 'mailto:'),
      telephone: reachedBy(contacts, 'tel:'),
      ...(sameAs.length > 0 && { sameAs }),
    },
  };
}
