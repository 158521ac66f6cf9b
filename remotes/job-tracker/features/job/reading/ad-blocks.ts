/** A part of an advertisement's plain text. */
export interface AdBlock {
  readonly kind: 'heading' | 'paragraph' | 'list';
  readonly lines: readonly string[];
}

/** The marks that advertisements put before the entries of a list, followed by a blank. */
const marks = new Set(['-', '–', '—', '*', '•', '·', '●', '▪', '◦', '‣', '✓', '✔', '➢', '►']);

function entryIn(line: string): string | undefined {
  const [mark = ''] = line;
  if (!marks.has(mark)) return undefined;
  const rest = line.slice(mark.length);
  // A dash without a blank begins a word, such as a negative number.
  if (mark !== '•' && mark !== '●' && !/^\s/.test(rest)) return undefined;
  return rest.trim() === '' ? undefined : rest.trim();
}

/** A short line that ends without a full stop and stands apart announces what follows. */
const longestHeading = 60;
const isHeading = (line: string, next: string | undefined): boolean => {
  if (next === undefined || next === '' || line.length > longestHeading) return false;
  return line.endsWith(':') || (entryIn(next) !== undefined && !/[.!?;,]$/.test(line));
};

/**
 * Splits the plain text of an advertisement into headings, paragraphs, and lists, as its lines show them. All of the
 * text is kept.
 */
export function blocksOfAd(text: string): readonly AdBlock[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const blocks: { kind: AdBlock['kind']; lines: string[] }[] = [];
  let isApart = true;
  for (const [place, line] of lines.entries()) {
    if (line === '') {
      isApart = true;
      continue;
    }
    const entry = entryIn(line);
    const last = blocks.at(-1);
    if (entry !== undefined) {
      // Advertisements often separate the entries of one list by empty lines.
      if (last?.kind === 'list') last.lines.push(entry);
      else blocks.push({ kind: 'list', lines: [entry] });
    } else {
      const next = lines.slice(place + 1, place + 3).find((each) => each !== '');
      if (isHeading(line, next)) blocks.push({ kind: 'heading', lines: [line] });
      else if (last?.kind === 'paragraph' && !isApart) last.lines.push(line);
      else blocks.push({ kind: 'paragraph', lines: [line] });
    }
    isApart = false;
  }
  return blocks;
}
