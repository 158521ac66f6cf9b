import { Readable } from 'node:stream';
import fc from 'fast-check';
import type { BackupPart } from './backup-part.ts';
import { readScript, scriptEnd, scriptHead, tableEnd, tableHead } from './script.ts';

const head = { madeAt: '2026-11-22T00:00:00.000Z', migrations: ['a', 'b'], partitions: [] };
const tables = [
  { name: 'empty', columns: ['id'] },
  { name: 'notes', columns: ['id', 'text'] },
];
const counts = { empty: 0, notes: 4 };
// Rows as PostgreSQL writes them: a backslash in the data is doubled.
const rows = '1\t\\\\.\n-- end {}\t2\n3\tcopy "x" from stdin;\n4\t\\\\.ü雪\n';
const script = Buffer.from(
  scriptHead(head, tables) +
    tables.map((table) => tableHead(table) + (table.name === 'notes' ? rows : '') + tableEnd).join('') +
    scriptEnd(counts),
);

/** Reads the script from chunks that end at these positions, and joins the rows of each table. */
async function read(bytes: Buffer, ends: readonly number[]): Promise<readonly (BackupPart | string)[]> {
  function* chunks(): Generator<Buffer> {
    let start = 0;
    for (const end of [...ends.toSorted((one, other) => one - other), bytes.length]) {
      yield bytes.subarray(start, end);
      start = end;
    }
  }
  const parts: (BackupPart | string)[] = [];
  for await (const part of readScript(Readable.from(chunks()))) {
    const last = parts.at(-1);
    if (part.kind !== 'rows') parts.push(part);
    else if (typeof last === 'string') parts[parts.length - 1] = last + part.bytes.toString('latin1');
    else parts.push(part.bytes.toString('latin1'));
  }
  return parts;
}

const expected = [
  { kind: 'head', head },
  { kind: 'table', table: tables[0] },
  { kind: 'table', table: tables[1] },
  Buffer.from(rows).toString('latin1'),
  { kind: 'end', counts },
];

test('reads what was written, wherever the stream is cut into chunks', async () => {
  const everywhere = Array.from(script, (_byte, at) => at);
  expect(await read(script, [])).toEqual(expected);
  expect(await read(script, everywhere)).toEqual(expected);
  await fc.assert(
    fc.asyncProperty(fc.subarray(everywhere, { maxLength: 12 }), async (ends) =>
      expect(await read(script, ends)).toEqual(expected),
    ),
  );
});

test('refuses a script that ends within a table or a line', async () => {
  await expect(read(script.subarray(0, script.length - 1), [])).rejects.toThrow(/incomplete/);
  await expect(read(script.subarray(0, script.indexOf(rows) + 4), [])).rejects.toThrow(/incomplete/);
});
