import { readFileSync } from 'node:fs';
import { sampleResume } from '../../importers/fixtures/sample-resume.ts';
import { type DrawnText, makePdf } from '../../importers/pdf/fixtures/make-pdf.ts';
import { similarityOf, wordsOf } from './similarity.ts';
import { machineText } from './machine-text.ts';
import { type MachineReading, readAsMachine } from './read-as-machine.ts';

const written = ['one two three', 'four five', 'six'];

test('gives similarity 1 to the same words in the same order, regardless of punctuation and lines', () => {
  expect(similarityOf(written, 'One, two\nthree · FOUR five\n\n• six.')).toEqual({
    recall: 1,
    pairs: 4,
    pairsFound: 4,
    order: 1,
  });
});

test('lowers recall for each separated pair of words, and order for each moved text', () => {
  expect(similarityOf(written, 'one three two four five six')).toMatchObject({ pairs: 4, pairsFound: 2 });
  expect(similarityOf(written, 'six four five one two three').order).toBe(-1);
  expect(similarityOf(written, '')).toMatchObject({ recall: 0, order: 1 });
  expect(similarityOf([], 'anything')).toMatchObject({ recall: 1, order: 1 });
  // A text that is written twice must be found twice.
  expect(similarityOf(['a b', 'a b'], 'a b').recall).toBe(0.5);
});

test('finds words in scripts with and without spaces', () => {
  expect(wordsOf('C++ and C#, “quoted” e\u0301t\u00e9\u200b!')).toEqual(['c++', 'and', 'c#', 'quoted', 'été']);
  expect(wordsOf('履歴書 Acme社')).toEqual(['履', '歴', '書', 'acme', '社']);
  expect(wordsOf('مهندسة برمجيات')).toEqual(['مهندسة', 'برمجيات']);
});

test('reads lines of Hebrew, which a file holds in visual order, from the right', () => {
  const run = (text: string, x: number) => ({ text, x, right: x + 20, y: 100, size: 10, font: 'a', href: null });
  const runs = [run('2021', 10), run('Acme Ltd', 40), run('בחברת', 70), run('מהנדסת', 100), run('•', 130)];
  expect(machineText([{ width: 600, height: 800, runs }])).toBe('• מהנדסת בחברת 2021 Acme Ltd');
  expect(machineText([{ width: 600, height: 800, runs: runs.slice(0, 3) }])).toBe('2021 Acme Ltd בחברת');
});

async function read(pdf: Uint8Array): Promise<MachineReading> {
  const answer = await readAsMachine(pdf, sampleResume());
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.reading;
}
const verdictOf = ({ checks }: MachineReading, wanted: string) => checks.find(({ id }) => id === wanted)?.verdict;

const filler = (top: number): readonly DrawnText[] =>
  Array.from({ length: 12 }, (_each, row): DrawnText => [
    `Some line of text number ${row} that says little`,
    50,
    top - row * 14,
    10,
  ]);

test('finds the problems of a bad PDF', async () => {
  const header: DrawnText = ['richard.hendriks@mail.com', 50, 770, 9];
  const page: readonly DrawnText[] = [
    header,
    ['Richard Hendriks', 50, 700, 20, true],
    ['E X P E R I E N C E', 50, 670, 12, true],
    ['(cid:12)(cid:13) broken', 50, 655, 10],
    ...filler(630),
  ];
  const reading = await read(makePdf([page, [header, ...filler(700)], [header, ...filler(700)]]));
  const found = (id: string) => verdictOf(reading, id);
  expect(['text', 'size', 'pictures'].map(found)).toEqual(['good', 'good', 'good']);
  expect(['glyphs', 'letter-spacing', 'contact-place', 'phone', 'words'].map(found)).toEqual(
    Array.from({ length: 5 }, () => 'problem'),
  );
  expect(['pages', 'labels'].map(found)).toEqual(['look', 'look']);
  expect(reading.readers[0]?.groups[0]?.fields).toContainEqual(
    expect.objectContaining({ field: 'name', verdict: 'same' }),
  );
});

test('finds no text on a page that is only a picture', async () => {
  const scanned = readFileSync(new URL('../../importers/pdf/fixtures/scanned.pdf', import.meta.url));
  const reading = await read(scanned);
  expect(verdictOf(reading, 'text')).toBe('problem');
  const fields = reading.readers.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
  expect(fields.every(({ verdict }) => verdict === 'missing')).toBe(true);
});

test('detects two columns', async () => {
  const sidebar = readFileSync(new URL('../../importers/pdf/fixtures/sidebar.pdf', import.meta.url));
  expect(verdictOf(await read(sidebar), 'columns')).not.toBe('good');
});

test('answers without an error for a file that is not a PDF', async () => {
  expect(await readAsMachine(new TextEncoder().encode('%PDF-1.7 nonsense'), sampleResume())).toEqual({
    ok: false,
    failure: { code: 'broken-pdf' },
  });
});
