/** What a page paints, and which marked content it is in. */
export interface ContentMarks {
  /** The number of painting operators outside of any tagged content and artifact. */
  readonly unmarked: number;
  readonly artifactsInTagged: number;
  readonly taggedInArtifacts: number;
  readonly hasOpenMarks: boolean;
  /** The codes of glyphs that are shown in each font, by the font's name in the page's resources. */
  readonly shown: ReadonlyMap<string, ReadonlySet<number>>;
}

const painting = new Set(['Tj', 'TJ', "'", '"', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'sh', 'Do', 'EI']);
/** Strings in hexadecimal, dictionaries, literal strings, names, and words. */
const token = /<<|>>|<[0-9A-Fa-f\s]*>|\((?:\\[\s\S]|[^\\()])*\)|\/[^\s/<>[\]()]*|[[\]]|[^\s/<>[\]()]+/g;

type Mark = 'artifact' | 'tagged' | 'other';

/** Reads the operators of a page's content. Glyphs have two bytes, as in all fonts that the engine embeds. */
export function contentMarks(content: Buffer): ContentMarks {
  const counts = { unmarked: 0, artifactsInTagged: 0, taggedInArtifacts: 0 };
  const shown = new Map<string, Set<number>>();
  const stack: Mark[] = [];
  let operands: string[] = [];
  let font = '';
  for (const [part] of content.toString('latin1').matchAll(token)) {
    if (!/^(?:[A-Za-z'"][A-Za-z0-9*]*)$/.test(part) || part === 'true' || part === 'false' || part === 'null') {
      operands.push(part);
      continue;
    }
    if (part === 'BDC' || part === 'BMC') {
      const mark: Mark = operands[0] === '/Artifact' ? 'artifact' : operands.includes('/MCID') ? 'tagged' : 'other';
      if (mark === 'artifact' && stack.includes('tagged')) counts.artifactsInTagged += 1;
      if (mark === 'tagged' && stack.includes('artifact')) counts.taggedInArtifacts += 1;
      stack.push(mark);
    } else if (part === 'EMC') stack.pop();
    else if (part === 'Tf') font = operands[0]?.slice(1) ?? '';
    else if (painting.has(part)) {
      if (!stack.some((mark) => mark !== 'other')) counts.unmarked += 1;
      const codes = shown.get(font) ?? new Set<number>();
      for (const text of operands.filter((each) => /^<[^<]/.test(each))) {
        for (const [code] of text.matchAll(/[0-9A-Fa-f]{4}/g)) codes.add(Number.parseInt(code, 16));
      }
      if (codes.size > 0) shown.set(font, codes);
    }
    operands = [];
  }
  return { ...counts, hasOpenMarks: stack.length > 0, shown };
}
