/** Which characters a TrueType font has a picture of: its `cmap` table (OpenType specification, "cmap"). */

type Range = readonly [first: number, last: number];

function tableAt(font: DataView, tag: string): number {
  const tables = font.getUint16(4);
  for (let index = 0; index < tables; index += 1) {
    const record = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(record + byte)));
    if (name === tag) return font.getUint32(record + 8);
  }
  throw new Error(`The font has no ${tag} table.`);
}

/** Segments of 16-bit characters. A segment whose characters are looked up in an array may have holes (glyph 0). */
function rangesOfFormat4(font: DataView, start: number): readonly Range[] {
  const count = font.getUint16(start + 6) / 2;
  const ends = start + 14;
  const starts = ends + count * 2 + 2;
  const deltas = starts + count * 2;
  const offsets = deltas + count * 2;
  const ranges: Range[] = [];
  for (let segment = 0; segment < count; segment += 1) {
    const last = font.getUint16(ends + segment * 2);
    const first = font.getUint16(starts + segment * 2);
    const offsetAt = offsets + segment * 2;
    const offset = font.getUint16(offsetAt);
    if (first === 0xffff) continue;
    for (let code = first; code <= last; code += 1) {
      const glyph =
        offset === 0
          ? (code + font.getUint16(deltas + segment * 2)) & 0xffff
          : font.getUint16(offsetAt + offset + (code - first) * 2);
      if (glyph !== 0) ranges.push([code, code]);
    }
  }
  return ranges;
}

function rangesOfFormat12(font: DataView, start: number): readonly Range[] {
  return Array.from({ length: font.getUint32(start + 12) }, (_, group) => {
    const at = start + 16 + group * 12;
    return [font.getUint32(at), font.getUint32(at + 4)];
  });
}

/** The code points that the font draws. */
export function charactersOf(file: Uint8Array): ReadonlySet<number> {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const cmap = tableAt(font, 'cmap');
  const characters = new Set<number>();
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const subtable = cmap + font.getUint32(cmap + 4 + index * 8 + 4);
    const format = font.getUint16(subtable);
    const ranges =
      format === 4 ? rangesOfFormat4(font, subtable) : format === 12 ? rangesOfFormat12(font, subtable) : [];
    for (const [first, last] of ranges) for (let code = first; code <= last; code += 1) characters.add(code);
  }
  return characters;
}

/** Line ends, joiners, marks of writing direction and the breaks in long words take no picture. */
const needsNoPicture = /^[\n\p{Default_Ignorable_Code_Point}]$/u;

/** Whether in every style (a list of fonts, one of each family) some font draws each character of `text`. */
export function coverageOf(styles: readonly (readonly Uint8Array[])[]): (text: string) => boolean {
  const characters = styles.map((fonts) => fonts.map(charactersOf));
  const isDrawn = (code: number) => characters.every((fonts) => fonts.some((font) => font.has(code)));
  return (text) => {
    for (const character of new Set(text)) {
      if (!isDrawn(character.codePointAt(0) ?? 0) && !needsNoPicture.test(character)) return false;
    }
    return true;
  };
}
