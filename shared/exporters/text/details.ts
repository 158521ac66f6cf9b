import type { ComposedContact, ComposedEntry } from '../../documents/composed-document.ts';

/**
 * The separator between the parts of one row, in every format: `Pied Piper · Palo Alto, CA · example.com · Dec 2013 –
 * Dec 2014`.
 */
export const rowSeparator = ' · ';

/** The details of an entry below its title, dates last, each with its address if it has one. */
export function detailsOf({ subtitle, location, dates, link }: ComposedEntry): readonly ComposedContact[] {
  const plain = (text: string): ComposedContact => ({ text, href: null });
  const pieces = [plain(subtitle), plain(location), ...(link ? [link] : []), plain(dates)];
  return pieces.filter(({ text }) => text.trim() !== '');
}
