/** What some file system refuses, or what changes the direction in which a name is read. */
// eslint-disable-next-line no-control-regex -- these characters are what is looked for
const notInNames = /[\u0000-\u001f\u007f-\u009f"*/:<>?\\|\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Names that Windows keeps for devices, whatever their ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Bytes of a name in UTF-8: file systems take 255, and an ending and a number come to it. */
const longest = 120;

const encoder = new TextEncoder();

/** Cut between characters as people count them. */
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

/** A title as the name of a file, without ending; `otherwise` when nothing is left of it. */
export function safeName(title: string, otherwise: string): string {
  const plain = title.toWellFormed().normalize('NFC').replace(notInNames, ' ').replace(/\s+/g, ' ');
  const name = trimmed(shortened(trimmed(plain))).replace(devices, '$&_');
  return name === '' ? otherwise : name;
}
