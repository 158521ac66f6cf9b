const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of `search` occurs in one of `texts`, whatever its case and accents. */
export function matchesSearch(search: string, texts: readonly (string | null)[]): boolean {
  const haystack = plain(texts.filter((text) => text !== null).join('\n'));
  return plain(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
