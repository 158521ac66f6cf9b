import type { ComposedContact, ComposedEntry } from '../../documents/composed-document.ts';

/** What stands between pieces of one row, in every format: `Pied Piper · Palo Alto, CA · example.com · Dec 2013 – Dec 2014`. */
export const rowSeparator = ' · ';

/** What is said of an entry below its title, the dates last; each with an address where it has one. */
export function detailsOf({ subtitle, location, dates, link }: ComposedEntry): readonly ComposedContact[] {
  const plain = (text: string): ComposedContact => ({ text, href: null });
  const pieces = [plain(subtitle), plain(location), ...(link ? [link] : []), plain(dates)];
  return pieces.filter(({ text }) => text.trim() !== '');
}
