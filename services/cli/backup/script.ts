/**
 * The content of a backup: a script for `psql` that fills the tables, so that a backup can be restored without us. Its
 * comments carry what our own restore reads in addition.
 */
import { type BackupHead, type BackupPart, BackupFileError, type Counts } from './backup-part.ts';
import { columnList, quoteName, type TableShape } from './tables.ts';

const comment = (name: 'head' | 'table' | 'end', value: object): string => `-- ${name} ${JSON.stringify(value)}\n`;

/** Returns the beginning of a script: what it needs, and statements that empty all tables. */
export const scriptHead = (head: BackupHead, tables: readonly TableShape[]): string => `\
-- Tessera backup of ${head.madeAt}. To restore it by hand, start that version of Tessera on an empty database once, stop
-- it, and pass this script to psql.
${comment('head', head)}\\set ON_ERROR_STOP on
set client_encoding = 'UTF8';
begin;
truncate ${tables.map(({ name }) => quoteName(name)).join(', ')};
`;

/** Returns what precedes the rows of a table. The rows follow in the text format of `COPY`, each ending a line. */
export const tableHead = (table: TableShape): string =>
  `${comment('table', table)}copy ${quoteName(table.name)} (${columnList(table.columns)}) from stdin;\n`;

/** What follows the rows of a table. In the rows themselves, a backslash is doubled. */
export const tableEnd = '\\.\n';

/** Returns the end of a script. Without it, nothing is stored. */
export const scriptEnd = (counts: Counts): string => `${comment('end', counts)}commit;\n`;

const newline = 0x0a;
const rowsEnd = Buffer.from(`\n${tableEnd}`);

function partOf(line: string): BackupPart | undefined {
  const [, name, json = ''] = /^-- (head|table|end) (\{.*)$/s.exec(line) ?? [];
  switch (name) {
    case 'head':
      return { kind: 'head', head: JSON.parse(json) as BackupHead };
    case 'table':
      return { kind: 'table', table: JSON.parse(json) as TableShape };
    case 'end':
      return { kind: 'end', counts: JSON.parse(json) as Counts };
    default:
      return undefined;
  }
}

/** Reads a script part by part. Memory stays small whatever its size. Throws if it ends within a table or a line. */
export async function* readScript(stream: AsyncIterable<Buffer>): AsyncGenerator<BackupPart, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  let isInRows = false;
  // The line break before the first row is kept in `rest`, so that the end of an empty table is found like any other.
  let skipped = 0;
  for await (const chunk of stream) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      if (isInRows) {
        const end = rest.indexOf(rowsEnd);
        // The last bytes may be the beginning of the end.
        const known = end >= 0 ? end + 1 : rest.length - (rowsEnd.length - 1);
        if (known > skipped) yield { kind: 'rows', bytes: rest.subarray(skipped, known) };
        if (end < 0) {
          if (known > skipped) {
            rest = rest.subarray(known);
            skipped = 0;
          }
          break;
        }
        rest = rest.subarray(end + rowsEnd.length);
        isInRows = false;
      }
      const end = rest.indexOf(newline);
      if (end < 0) break;
      const line = rest.toString('utf8', 0, end);
      isInRows = line.startsWith('copy ');
      skipped = 1;
      rest = rest.subarray(isInRows ? end : end + 1);
      const part = partOf(line);
      if (part) yield part;
    }
  }
  if (isInRows || rest.length > 0) throw new BackupFileError('The backup is incomplete.');
  return undefined;
}
