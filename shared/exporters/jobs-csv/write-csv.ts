/**
 * Cells that a spreadsheet would take for a formula get an apostrophe before them, which it shows as text: a job's title
 * comes from whoever wrote the advertisement.
 */
const guarded = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const written = (cell: string | number | null): string =>
  typeof cell === 'number' ? String(cell) : quoted(guarded(cell ?? ''));

/** A table as spreadsheets open it: UTF-8 with its mark, lines that end as Windows has them. */
export const writeCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')}`;
