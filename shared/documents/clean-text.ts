/**
 * Text as it may be stored and typeset. Control characters make tagged PDFs fail and lone surrogates are refused by the
 * database, so both go at the border; everything a person can see or that steers writing direction stays.
 */

// Control characters C0 and C1 without tab, line feed and carriage return; the byte order mark.
// eslint-disable-next-line no-control-regex -- these characters are what is looked for
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g;
const lineEnd = /\r\n?|\u2028|\u2029/g;

/** One or more lines: line ends become `\n`, tabs become spaces. Does not trim. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(lineEnd, '\n').replace(/\t/g, ' ').replace(invisible, '');
}

/** One line: line ends become spaces. Does not trim, so that typing a space is not undone. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ');
}
