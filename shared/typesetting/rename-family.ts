/**
 * Gives a font another family name in memory, for a family whose name another one has already: Typst finds fonts by
 * family and style, and would never look at the second file. The name is changed, not the font; its license reserves
 * the name for unchanged files, so a copy with another name is what it asks for (OFL 1.1 §3).
 */

/** The names in a font's `name` table that say which family it belongs to. */
const familyNames: ReadonlySet<number> = new Set([1, 16]);

/** Returns where the `name` table starts; undefined in a file without one. */
function nameTable(view: DataView): number | undefined {
  const tables = view.getUint16(4);
  for (let index = 0; index < tables; index += 1) {
    const record = 12 + index * 16;
    if (view.getUint32(record) === 0x6e616d65) return view.getUint32(record + 8);
  }
  return undefined;
}

/** Writes `to` over `from` where a name (of one or two bytes per character) starts with it. */
function overwrite(view: DataView, start: number, wide: boolean, from: string, to: string): void {
  const step = wide ? 2 : 1;
  const at = (index: number): number => start + index * step + (wide ? 1 : 0);
  const isIt = Array.from(from).every((letter, index) => view.getUint8(at(index)) === letter.charCodeAt(0));
  if (isIt) for (const [index, letter] of Array.from(to).entries()) view.setUint8(at(index), letter.charCodeAt(0));
}

/** Returns a copy of a font whose family is called `to` instead of `from`. Both are ASCII and equally long. */
export function renameFamily(font: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> {
  if (from.length !== to.length) throw new Error(`${to} is not as long as ${from}.`);
  const copy = new Uint8Array(font);
  const view = new DataView(copy.buffer);
  const table = nameTable(view);
  if (table === undefined) return copy;
  const count = view.getUint16(table + 2);
  const strings = table + view.getUint16(table + 4);
  for (let index = 0; index < count; index += 1) {
    const record = table + 6 + index * 12;
    if (!familyNames.has(view.getUint16(record + 6))) continue;
    // The Macintosh platform (1) has one byte per character, the others two.
    overwrite(view, strings + view.getUint16(record + 10), view.getUint16(record) !== 1, from, to);
  }
  return copy;
}
