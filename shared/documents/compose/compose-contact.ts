import type { ComposedContact, ComposedHeadshot } from '../composed-document.ts';
import { isHeadshotPath } from '../design/resume-design.ts';
import type { DocumentWords } from '../document-words.ts';
import type { ContactInfo, HeaderLink } from '../resume-document.ts';
import { parseWebLink, withoutScheme } from '../text/web-link.ts';
import { joined } from './text.ts';

/**
 * Composes a web address as it is printed: without its scheme (product.md §5), and as a link where it is a valid
 * address. Null for an empty one.
 */
export function composeLink(link: string | null): ComposedContact | null {
  if (link === null || link.trim() === '') return null;
  return { text: withoutScheme(link), href: parseWebLink(link) ?? null };
}

function composeEmail(email: string): ComposedContact {
  return { text: email, href: /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${encodeURI(email)}` : null };
}

function composePhone(phone: string): ComposedContact {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return { text: phone, href: number.length >= 7 ? `tel:${number}` : null };
}

/** Formats the postal address on one line: `2712 Broadway St, San Francisco, California 94115, US`. */
export function composeAddress(contact: ContactInfo): string {
  const region = joined([contact.state, contact.zip], ' ');
  return joined([contact.addressOne, contact.addressTwo, contact.city, region, contact.country], ', ');
}

/** Composes a link in the header as `Portfolio (example.com/me)`, because the label alone would be useless on paper. */
function composeHeaderLink({ label, url }: HeaderLink): ComposedContact {
  const address = withoutScheme(url);
  return { text: label.trim() === '' ? address : `${label.trim()} (${address})`, href: parseWebLink(url) ?? null };
}

/** First and last name separated by a space; '' where both are missing. */
export function composeName(contact: ContactInfo | null): string {
  return joined([contact?.firstName ?? null, contact?.lastName ?? null], ' ');
}

/** Composes a headshot that this site stores; undefined for a picture elsewhere, which is never fetched for a page. */
export function composeHeadshot(url: string | null, name: string, words: DocumentWords): ComposedHeadshot | undefined {
  if (url === null || !isHeadshotPath(url)) return undefined;
  return { path: url, alt: joined([words.portrait, name], ' – ') };
}

/** The contacts printed under the name, in reading order. */
export function composeContacts(contact: ContactInfo | null, links: readonly HeaderLink[]): readonly ComposedContact[] {
  const contacts: ComposedContact[] = [];
  if (contact) {
    if (contact.email.trim() !== '') contacts.push(composeEmail(contact.email.trim()));
    if (contact.phone?.trim()) contacts.push(composePhone(contact.phone.trim()));
    const address = composeAddress(contact);
    if (address !== '') contacts.push({ text: address, href: null });
    const linkedin = composeLink(contact.linkedin);
    if (linkedin) contacts.push(linkedin);
  }
  return [...contacts, ...links.map(composeHeaderLink)];
}
