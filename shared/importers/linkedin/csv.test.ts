import { readCsv } from './csv.ts';
import { processorTime } from '../../../tooling/testing/processor-time.ts';

const cells = (text: string) => readCsv(text).rows.map((row) => row.cells);

test('reads quoted cells with commas, quotes, and line ends', () => {
  const table = readCsv('Name,Text\r\n"Byron, Ada","She said ""go"".\r\nAnd went."\r\nBob,plain\r\n');
  expect(table.columns).toEqual(['Name', 'Text']);
  expect(table.rows).toEqual([
    { line: 2, cells: ['Byron, Ada', 'She said "go".\nAnd went.'], cutOff: false },
    { line: 4, cells: ['Bob', 'plain'], cutOff: false },
  ]);
});

test.each([
  ['a byte order mark', '\ufeffName\nAda', [['Ada']]],
  ['no line end at the end', 'Name,Url\nAda,', [['Ada', '']]],
  ['blank lines', 'Name\n\n\nAda\n\n', [['Ada']]],
  ['old line ends', 'Name\rAda\rBob', [['Ada'], ['Bob']]],
  ['tabs for commas', 'Name\tUrl\nAda\tx,y', [['Ada', 'x,y']]],
  ['semicolons for commas', 'Name;"Pay; in €";Url\nAda;1,5;x,y', [['Ada', '1,5', 'x,y']]],
  ['a line that says what separates cells', 'sep=;\nName;Url,x\nAda;1', [['Ada', '1']]],
  ['a quote inside of a plain cell', 'Name\n5" disk', [['5" disk']]],
  ['rows of other lengths', 'A,B\n1\n1,2,3', [['1'], ['1', '2', '3']]],
  ['nothing at all', '', []],
  ['remarks before the columns', 'Notes:\n"About, this"\n\nName\nAda', [['Ada']]],
  ['remarks alone', 'Notes:\nNothing', []],
])('reads a table with %s', (_case, text, expected) => {
  expect(cells(text)).toEqual(expected);
});

test('marks the row in which the file ends early', () => {
  expect(readCsv('Name\nAda\n"Bob and').rows.map(({ cutOff }) => cutOff)).toEqual([false, true]);
});

test('reads a cell of a megabyte without delay', async () => {
  const long = 'x'.repeat(1_000_000);
  expect(cells(`Name\n"${long}"`)).toEqual([[long]]);
  expect(await processorTime(2_000, () => cells(`Name\n"${long}"`))).toBeLessThan(2_000);
});
