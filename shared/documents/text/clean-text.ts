/**
 * Cleans text for storage and typesetting. Control characters make tagged PDFs fail, and the database refuses lone
 * surrogates, so both are removed at the boundary. Embeddings, overrides, and isolates of writing direction are removed
 * as well, because an unterminated one reverses the text after it: `\u202Egpj.exe` reads `exe.jpg`. The marks that
 * languages need stay: LRM, RLM, ALM, joiners, and non-joiners.
 */

// Control characters C0 and C1 except tab, line feed, and carriage return; embeddings and overrides (LRE to RLO),
// isolates (LRI to PDI); and the byte order mark.
// eslint-disable-next-line no-control-regex -- these characters are what is looked for
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const lineEnd = /\r\n?|\u2028|\u2029/g;

/** Cleans text of one or more lines: line ends become `\n`, tabs become spaces. It does not trim. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(lineEnd, '\n').replace(/\t/g, ' ').replace(invisible, '');
}

/** Cleans text of one line: line ends become spaces. It does not trim, so that a space can be typed. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ');
}
