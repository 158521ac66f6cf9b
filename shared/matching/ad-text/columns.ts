/** The fewest lines whose second column begins at the same place. */
const leastRows = 4;
/** The farthest place at which a second column begins. */
const farthest = 80;

/** Where a second column begins in a line: behind three spaces or more. */
function columnOf(line: string): number | undefined {
  const at = line.search(/\S\s{3}/);
  if (at < 0 || at > farthest) return undefined;
  const start = at + 1 + line.slice(at + 1).search(/\S/);
  return start > at ? start : undefined;
}

/** Joins a line that only goes on with the point above it: both stand in a narrow column. */
const joined = (lines: readonly string[]): readonly string[] =>
  lines.reduce<readonly string[]>((before, line) => {
    const last = before.at(-1);
    return last !== undefined && /^\s{2}\S/.test(line) && /^\s*[•*–-]/.test(last)
      ? [...before.slice(0, -1), `${last} ${line.trim()}`]
      : [...before, line];
  }, []);

/**
 * Puts two columns of a flyer, of which each line has a part, one below the other. A few lines with a gap are no columns:
 * menus have them, and tables of labels and values.
 */
export function withoutColumns(lines: readonly string[]): readonly string[] {
  const starts = lines.map(columnOf);
  const count = new Map<number, number>();
  for (const start of starts) if (start !== undefined) count.set(start, (count.get(start) ?? 0) + 1);
  const [column, rows] = [...count].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
  if (rows < leastRows) return lines;
  const from = starts.indexOf(column);
  const to = starts.lastIndexOf(column);
  // All lines between must keep to the columns.
  const block = lines.slice(from, to + 1);
  if (block.some((line) => line.length > column && !/^\s/.test(line.slice(column - 1)))) return lines;
  const points = block.filter((line) => /^\s*[•*–-]\s/.test(line.slice(column)));
  if (points.length < leastRows - 1) return lines;
  // Points go on behind the last row.
  let end = to + 1;
  while (/^(?:\s{2}\S|[•*–-]\s)/.test(lines[end] ?? '')) end += 1;
  const all = lines.slice(from, end);
  const left = all.map((line) => line.slice(0, column).trimEnd()).filter((line) => line !== '');
  const right = all.map((line) => line.slice(column).trimEnd());
  return [...lines.slice(0, from), ...joined(left), '', ...joined(right), '', ...lines.slice(end)];
}
