import type { ComposedContact, ComposedEntry } from '../composed-document.ts';

/** What stands between pieces of one row, in every format: `Pied Piper · Palo Alto, CA · Dec 2013 – Dec 2014`. */
export const rowSeparator = ' · ';

/** What is said of an entry below its title; `link` is a piece with an address. */
export function detailsOf({ subtitle, location, dates, link }: ComposedEntry): readonly ComposedContact[] {
  const plain = [subtitle, location, dates].map((text) => ({ text, href: null }));
  return [...plain, ...(link ? [link] : [])].filter(({ text }) => text.trim() !== '');
}
