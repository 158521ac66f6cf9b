import { cleanLine } from '../../documents/text/clean-text.ts';
import type { ImportNote, OmissionCode } from '../common/reading.ts';
import { Source } from '../common/source.ts';
import { resumeLimits } from '../../documents/resume-limits.ts';
import type { CsvTable } from './csv.ts';
import { type TableName, tables } from './tables.ts';
import { decodeEntities, withoutBullet } from './written-text.ts';

/** A file of an export: its name without folders, and its table. */
export interface ExportTable {
  readonly name: string;
  readonly kind: TableName;
  readonly table: CsvTable;
}

/**
 * Reads the rows of a table, each as an object whose fields are the columns. A row that cannot be read is reported and
 * skipped without affecting the others.
 */
export function rowsOf({ name, kind, table }: ExportTable, notes: ImportNote[]): readonly Source[] {
  const leaveOut = (path: string, code: OmissionCode, value: string): void => {
    const text = code === 'too-many' ? '' : cleanLine(value);
    notes.push({ path, code, leftOut: true, value: cleanLine(value).slice(0, 80), ...(text !== '' && { text }) });
  };
  const shape = { known: tables[kind], separator: ', ' };
  const { columns, rows } = table;
  if (rows.length > resumeLimits.itemsPerSection) leaveOut(name, 'too-many', `${rows.length}`);
  return rows.slice(0, resumeLimits.itemsPerSection).flatMap(({ line, cells, cutOff }) => {
    const path = `${name}, line ${line}`;
    const all = cells.join(', ');
    if (cutOff) leaveOut(path, 'cut-off', all);
    else if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) leaveOut(path, 'broken-row', all);
    else {
      const entries = columns.map((column, index) => [column, decodeEntities(cells[index] ?? '')] as const);
      return [new Source(Object.fromEntries(entries), path, notes, shape)];
    }
    return [];
  });
}

/** Reads the lines of a description as bullets, without the bullet characters that people type. */
export function pointsOf(row: Source, column: string): readonly string[] {
  return row
    .points(column)
    .map(withoutBullet)
    .filter((point) => point !== '');
}

/** Limits bullets to the number that an item or block may hold, and reports the rest. */
export function atMost(row: Source, column: string, points: readonly string[], most: number): readonly string[] {
  if (points.length > most) row.leaveOut(column, 'too-many', `${points.length}`);
  return points.slice(0, most);
}
