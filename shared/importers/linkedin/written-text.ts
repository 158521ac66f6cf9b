/** Cleans up texts from LinkedIn, which contain HTML entities and hand-typed lists. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

function characterOf(code: number): string {
  const exists = Number.isInteger(code) && code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return exists ? String.fromCodePoint(code) : '';
}

/**
 * Decodes HTML entities: `R&amp;D` → `R&D`. It makes one pass, so that `&amp;lt;` becomes `&lt;`. Other text is
 * unchanged.
 */
export function decodeEntities(text: string): string {
  return text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
      (all, decimal?: string, hex?: string, name?: string) => {
        if (decimal !== undefined) return characterOf(Number(decimal));
        if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
        return named[name?.toLowerCase() ?? ''] ?? all;
      },
    );
}

const bullet = /^\s*(?:[•▪‣◦●○■□▸►·∙⁃–—*]|-(?=\s))\s*/;

/** A line of a hand-typed list without its bullet. */
export const withoutBullet = (line: string): string => line.replace(bullet, '').trim();
