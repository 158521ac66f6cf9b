const entry = Array.from('/Suspects false', (letter) => letter.charCodeAt(0));
const blank = 0x20;

/**
 * Blanks out the entry of a PDF that says that its tags are not suspect, which is what a file without the entry says as
 * well. Poppler reports it as a syntax error. The length stays the same, so all offsets in the file remain valid.
 */
export function withoutSuspects(pdf: Uint8Array): Uint8Array {
  // The catalog is one of the last objects.
  for (let at = pdf.lastIndexOf(entry[0] ?? 0); at !== -1; at = pdf.lastIndexOf(entry[0] ?? 0, at - 1)) {
    if (entry.every((byte, index) => pdf[at + index] === byte)) return pdf.fill(blank, at, at + entry.length);
    if (at === 0) break;
  }
  return pdf;
}
