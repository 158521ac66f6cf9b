const hex = (text: string): number => Number.parseInt(text, 16);

/** Reads which codes a `ToUnicode` table maps, and to which texts. */
export function unicodeMap(table: Buffer): ReadonlyMap<number, string> {
  const map = new Map<number, string>();
  const text = table.toString('latin1');
  const textOf = (codes: string): string => Buffer.from(codes, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', value = ''] of block.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g)) {
      map.set(hex(code), textOf(value));
    }
  }
  for (const [, block = ''] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', value = ''] of block.matchAll(
      /<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g,
    )) {
      for (let code = hex(from); code <= hex(to); code += 1) {
        map.set(code, String.fromCodePoint((textOf(value).codePointAt(0) ?? 0) + code - hex(from)));
      }
    }
  }
  return map;
}
