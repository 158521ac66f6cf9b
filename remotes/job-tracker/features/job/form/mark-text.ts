/** A replacement of the text between two positions, and the range of the result to select. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

/** Adds marks around the selection, or removes them if they are already there. */
export function wrapText(text: string, start: number, end: number, mark: string): TextChange {
  const { length } = mark;
  const isMarked = text.slice(start - length, start) === mark && text.slice(end, end + length) === mark;
  const inner = text.slice(start, end);
  if (isMarked) {
    const from = start - length;
    return { from, to: end + length, insert: inner, selectFrom: from, selectTo: from + inner.length };
  }
  const selectFrom = start + length;
  return { from: start, to: end, insert: `${mark}${inner}${mark}`, selectFrom, selectTo: selectFrom + inner.length };
}

/** Makes each selected line a list entry, or plain text if all of them are entries. */
export function listText(text: string, start: number, end: number): TextChange {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const insert = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n');
  const selectTo = from + insert.length;
  return { from, to, insert, selectFrom: lines.length === 1 ? selectTo : from, selectTo };
}

/** Makes the selection the text of a link and selects the placeholder of its address. */
export function linkText(text: string, start: number, end: number): TextChange {
  const words = text.slice(start, end);
  const address = 'https://';
  const selectFrom = start + words.length + 3;
  return { from: start, to: end, insert: `[${words}](${address})`, selectFrom, selectTo: selectFrom + address.length };
}
