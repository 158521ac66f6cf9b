/** Characters that some file system refuses, or that change the direction in which a name is read. */
// eslint-disable-next-line no-control-regex -- these characters are what is looked for
const notInNames = /[\u0000-\u001f\u007f-\u009f"*/:<>?\\|\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Names that Windows reserves for devices, regardless of their extension. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Maximum UTF-8 bytes of a name: file systems allow 255, and an extension and a number are added. */
const longest = 120;

const encoder = new TextEncoder();

/** Cuts a name between grapheme clusters. */
function shortened(name: string): string {
  let bytes = 0;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    bytes += encoder.encode(segment).length;
    if (bytes > longest) return kept;
    kept += segment;
  }
  return kept;
}

const trimmed = (name: string): string => name.replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');

/** Turns a title into a file name without extension; `otherwise` if nothing is left of it. */
export function safeName(title: string, otherwise: string): string {
  const plain = title.toWellFormed().normalize('NFC').replace(notInNames, ' ').replace(/\s+/g, ' ');
  const name = trimmed(shortened(trimmed(plain))).replace(devices, '$&_');
  return name === '' ? otherwise : name;
}
