import { knownHeading, type SectionKind } from './heading-words.ts';
import type { Line } from './lines.ts';
import { isCapitals, isEmphasised, type Typography } from './typography.ts';

export interface PdfSection {
  readonly kind: SectionKind;
  /** The title as it is printed. */
  readonly title: string;
  /** Whether the heading is a known one. */
  readonly isKnown: boolean;
  readonly lines: readonly Line[];
}

const bulletStart = /^[•▪‣◦●○■□►➢✓✔*·-](?:\s|$)/;
/** Normalizes capitals, which are a choice of the design: `LICENSES & COURSES:` → `Licenses & courses`. */
const sentenceCase = (text: string): string =>
  text.charAt(0) +
  text
    .slice(1)
    .toLowerCase()
    .replace(/(?<!\s)\s*:$/, '');

/** A key for the style of a heading: font, size, and capitals. */
const styleOf = (line: Line): string =>
  `${line.cells[0]?.runs[0]?.font ?? ''} ${Math.round(line.size * 2)} ${isCapitals(line.text) ? 'A' : 'a'}`;

const isShort = (line: Line): boolean =>
  line.cells.length === 1 && line.text.length <= 40 && !bulletStart.test(line.text) && !/[.,;]$/.test(line.text);

/**
 * The section that a line introduces. Known words count as a heading only if they are set as one: larger, in another
 * font, in capitals, with a colon, or alone.
 */
function opens(line: Line, before: Line | undefined, typography: Typography): SectionKind | undefined {
  const kind = isShort(line) ? knownHeading(line.text) : undefined;
  if (kind === undefined) return undefined;
  const gap = before && before.page === line.page ? (line.y - before.y) / line.size : Number.POSITIVE_INFINITY;
  const isSet =
    isEmphasised(line, typography) || isCapitals(line.text) || line.text.endsWith(':') || gap > typography.pitch * 1.3;
  return isSet ? kind : undefined;
}

/** Divides a document at its headings. The lines before the first one are the head, which contains the name. */
export function cutIntoSections(
  lines: readonly Line[],
  typography: Typography,
): { readonly head: readonly Line[]; readonly sections: readonly PdfSection[] } {
  const known = lines.map((line, index) => opens(line, lines[index - 1], typography));
  const styles = new Map<string, number>();
  lines.forEach((line, index) => {
    if (known[index] !== undefined) styles.set(styleOf(line), (styles.get(styleOf(line)) ?? 0) + 1);
  });
  // A style shared with titles of entries, which have a date or a place next to them, does not identify headings.
  const ofEntries = new Set(lines.filter(({ cells }) => cells.length > 1).map(styleOf));
  const isOfHeadings = (line: Line): boolean =>
    (styles.get(styleOf(line)) ?? 0) >= 2 &&
    !ofEntries.has(styleOf(line)) &&
    (line.size > typography.size * 1.08 || isCapitals(line.text));

  const head: Line[] = [];
  const sections: (Omit<PdfSection, 'lines'> & { readonly lines: Line[] })[] = [];
  lines.forEach((line, index) => {
    const kind = known[index];
    const isUnknown = kind === undefined && sections.length > 0 && isShort(line) && isOfHeadings(line);
    const title = isCapitals(line.text) ? sentenceCase(line.text) : line.text.replace(/(?<!\s)\s*:$/, '');
    if (kind !== undefined) sections.push({ kind, title, isKnown: true, lines: [] });
    else if (isUnknown) sections.push({ kind: 'other', title, isKnown: false, lines: [] });
    else (sections.at(-1)?.lines ?? head).push(line);
  });
  return { head, sections };
}
