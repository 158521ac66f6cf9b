/** A change of a text: what stands between the two places becomes something else, of which a part is then selected. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

/** Puts marks around what is selected, or takes them away where they are there already. */
export function wrapped(text: string, start: number, end: number, mark: string): TextChange {
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

/** Makes each selected line an entry of a list, or plain again where all of them are. */
export function listed(text: string, start: number, end: number): TextChange {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const insert = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n');
  const selectTo = from + insert.length;
  return { from, to, insert, selectFrom: lines.length === 1 ? selectTo : from, selectTo };
}

/** Makes what is selected the words of a link, whose address is then to be written. */
export function linked(text: string, start: number, end: number): TextChange {
  const words = text.slice(start, end);
  const address = 'https://';
  const selectFrom = start + words.length + 3;
  return { from: start, to: end, insert: `[${words}](${address})`, selectFrom, selectTo: selectFrom + address.length };
}
