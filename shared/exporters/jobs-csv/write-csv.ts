/**
 * Puts an apostrophe before cells that a spreadsheet would take for a formula, so that it shows them as text: a job's
 * title comes from the author of the job ad.
 */
const guarded = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const written = (cell: string | number | null): string =>
  typeof cell === 'number' ? String(cell) : quoted(guarded(cell ?? ''));

/** Writes a table in the form that spreadsheets open: UTF-8 with a byte order mark, and Windows line ends. */
export const writeCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')}`;
