/**
 * Text as it may be stored and typeset. Control characters make tagged PDFs fail and lone surrogates are refused by the
 * database, so both go at the border. So do embeddings, overrides and isolates of writing direction, of which one that is
 * not ended turns around what follows it: `\u202Egpj.exe` reads `exe.jpg`. The marks that languages need stay: LRM, RLM,
 * ALM, joiners and non-joiners.
 */

// Control characters C0 and C1 without tab, line feed and carriage return; embeddings and overrides (LRE to RLO), isolates
// (LRI to PDI); the byte order mark.
// eslint-disable-next-line no-control-regex -- these characters are what is looked for
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const lineEnd = /\r\n?|\u2028|\u2029/g;

/** One or more lines: line ends become `\n`, tabs become spaces. Does not trim. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(lineEnd, '\n').replace(/\t/g, ' ').replace(invisible, '');
}

/** One line: line ends become spaces. Does not trim, so that typing a space is not undone. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ');
}
