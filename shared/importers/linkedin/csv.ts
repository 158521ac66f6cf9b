/** A table of text. The first row of the file names the columns. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

export interface CsvRow {
  /** The line of the file on which the row begins, starting at 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether the file ends inside a quoted cell, so that the row is incomplete. */
  readonly cutOff: boolean;
}

/**
 * Reads the cells of RFC 4180: separated by `separator`, and quoted where they contain it, a quote (doubled), or a line
 * end.
 */
function readRows(text: string, separator: string): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let firstLine = 1;
  const endCell = (): void => {
    cells.push(cell);
    cell = '';
  };
  const endRow = (cutOff: boolean): void => {
    endCell();
    rows.push({ line: firstLine, cells, cutOff });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\n') line += 1;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) endCell();
    else if (character === '\n') {
      endRow(false);
      firstLine = line;
    } else cell += character;
  }
  if (quoted || cell !== '' || cells.length > 0) endRow(quoted);
  return rows;
}

const isBlank = ({ cells }: CsvRow): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Removes the remarks with which some LinkedIn tables begin: a line that says `Notes:`, further lines, and a blank line
 * before the columns.
 */
function withoutRemarks(rows: readonly CsvRow[]): readonly CsvRow[] {
  if (!/^notes:/i.test(rows[0]?.cells[0]?.trim() ?? '')) return rows;
  const end = rows.findIndex(isBlank);
  return end < 0 ? [] : rows.slice(end + 1);
}

/** The separator of a line: the candidate that appears most often outside of quotes; a comma when none appears. */
function separatorOf(line: string): string {
  const plain = line.replace(/"(?:[^"]|"")*"?/g, '');
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: plain.split(sign).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}

/** The line `sep=;` above the columns, which tells spreadsheets the separator. */
const told = /^"?sep=(.)"?\n/i;

/** Reads a table whose cells are separated by commas, semicolons, or tabs, as its first line indicates. */
export function readCsv(text: string): CsvTable {
  const all = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const given = told.exec(all);
  // The line stays as an empty one, because rows are identified by their line numbers.
  const lines = given ? all.slice(given[0].length - 1) : all;
  const start = lines.trimStart();
  const separator =
    given?.[1] ?? separatorOf(start.slice(0, start.indexOf('\n') < 0 ? start.length : start.indexOf('\n')));
  const [head, ...rows] = withoutRemarks(readRows(lines, separator)).filter((row) => !isBlank(row));
  return { columns: (head?.cells ?? []).map((name) => name.trim()), rows };
}
