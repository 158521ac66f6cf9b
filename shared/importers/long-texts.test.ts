/**
 * No text in a file that is imported keeps the page busy: every field of every format gets texts that are hard to read.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchColumns } from '../documents/jobs/job-fields.ts';
import { longTexts } from '../../tooling/testing/long-texts.ts';
import { processorTime } from '../../tooling/testing/processor-time.ts';
import { planJobs } from './jobs-csv/plan-jobs.ts';
import { readJobsFile } from './jobs-csv/read-jobs-file.ts';
import { readJsonResume } from './json-resume/read-json-resume.ts';
import { readCsv } from './linkedin/csv.ts';
import { exportFiles } from './linkedin/fixtures/export-files.ts';
import { readLinkedInTable } from './linkedin/read-linkedin.ts';
import { extractText } from './pdf/extract-text.ts';
import { makePdf, smallResume } from './pdf/fixtures/make-pdf.ts';
import { readPages } from './pdf/read-pdf-resume.ts';
import { readTextResume } from './text/read-text-resume.ts';

const length = 50_000;
/** The milliseconds of processor time that one text may take. */
const budgetMs = 200;

const options = { language: 'en', newId: () => crypto.randomUUID() };

/** A file of a format whose fields can have other texts. */
interface Sample {
  readonly name: string;
  readonly fields: readonly string[];
  /** Reads the file in which these fields, by their places in the list, have that text. */
  readonly read: (replaced: ReadonlySet<number>, text: string) => unknown;
}

/** Returns the paths of all texts in a JSON document, each list by its first entry. */
function textsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (Array.isArray(value)) return value.length === 0 ? [] : textsIn(value[0], [...path, '0']);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** Plain text as a whole, in place of a section, and as one of its lines. */
function textResumes(): readonly Sample[] {
  const lines = ['Ada Byron', 'ada@example.com', '', 'Experience', '', 'Engineer', 'Analytical Engines Ltd'];
  const all = [...lines, 'Mar 2021 - Present', '- Did it', '', 'Skills', 'Mathematics'];
  return [
    { name: 'text', fields: ['the whole text'], read: (_all, text) => readTextResume(text, options) },
    {
      name: 'resume.txt',
      fields: all,
      read: (at, text) => readTextResume(all.map((line, index) => (at.has(index) ? text : line)).join('\n'), options),
    },
  ];
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function jsonResumes(): readonly Sample[] {
  const sample = readFileSync(join(import.meta.dirname, 'json-resume/fixtures/sample.resume.json'), 'utf8');
  const paths = textsIn(JSON.parse(sample));
  return [
    { name: 'text', fields: ['the whole file'], read: (_all, text) => readJsonResume(encode(text), options) },
    {
      name: 'resume.json',
      fields: paths.map((path) => path.join('.')),
      read(replaced, text) {
        const file = JSON.parse(sample) as Record<string, unknown>;
        for (const at of replaced) {
          const path = [...(paths[at] ?? [])];
          const last = path.pop() ?? '';
          let parent = file;
          for (const key of path) parent = parent[key] as Record<string, unknown>;
          parent[last] = text;
        }
        return readJsonResume(encode(JSON.stringify(file)), options);
      },
    },
  ];
}

const quoted = (cells: readonly string[]): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** Returns a table with one row, in which the cells of some columns are replaced. */
const tableWith = (
  columns: readonly string[],
  cells: readonly string[],
  replaced: ReadonlySet<number>,
  text: string,
): string =>
  `${quoted(columns)}\n${quoted(columns.map((_name, at) => (replaced.has(at) ? text : (cells[at] ?? ''))))}\n`;

const linkedInTables = (): readonly Sample[] =>
  Object.entries(exportFiles).flatMap(([name, content]): readonly Sample[] => {
    const { columns, rows } = readCsv(content);
    const cells = rows[0]?.cells ?? [];
    return [
      { name, fields: ['the whole file'], read: (_all, text) => readLinkedInTable(name, text, options) },
      {
        name,
        fields: columns,
        read: (replaced, text) => readLinkedInTable(name, tableWith(columns, cells, replaced, text), options),
      },
    ];
  });

const jobColumns = ['Title', 'Company', 'Location', 'Link', 'Stage', 'Salary', 'Deadline', 'Tags', 'Notes', 'Applied'];
const jobCells = [
  'Baker',
  'Ovens',
  'Leeds',
  'https://jobs.example/1',
  'Applied',
  '30k',
  '2026-11-30',
  'night',
  'N',
  '',
];

const jobTables = (): readonly Sample[] => [
  {
    name: 'jobs.csv',
    fields: jobColumns,
    async read(replaced, text) {
      const reading = await readJobsFile(new File([tableWith(jobColumns, jobCells, replaced, text)], 'jobs.csv'));
      if (!reading.ok) throw new Error(reading.failure);
      return reading.tables.map((table) => planJobs(table, matchColumns(table.columns)));
    },
  },
];

async function pdfs(): Promise<readonly Sample[]> {
  const extraction = await extractText(makePdf([smallResume]));
  if (!extraction.ok) throw new Error(extraction.failure.code);
  const [page] = extraction.pages;
  if (page === undefined) throw new Error('The fixture has no page.');
  return [
    {
      name: 'resume.pdf',
      fields: page.runs.map((run) => run.text),
      read(replaced, text) {
        const runs = page.runs.map((run, at) => (replaced.has(at) ? { ...run, text } : run));
        return readPages([{ ...page, runs }], options);
      },
    },
  ];
}

/**
 * Returns which of these fields take too long with a text. All of them together are tried first, because a file in which
 * every field has the text takes at least as long as one in which only one has it.
 */
async function slowFields(sample: Sample, fields: readonly number[], text: string): Promise<readonly string[]> {
  const spent = await processorTime(budgetMs, () => sample.read(new Set(fields), text));
  if (spent < budgetMs) return [];
  const [only, ...others] = fields;
  if (only === undefined) return [];
  if (others.length === 0) return [`${sample.name}, ${sample.fields[only]}: ${Math.round(spent)} ms`];
  const half = Math.floor(fields.length / 2);
  return [
    ...(await slowFields(sample, fields.slice(0, half), text)),
    ...(await slowFields(sample, fields.slice(half), text)),
  ];
}

const formats: readonly (readonly [string, () => Promise<readonly Sample[]> | readonly Sample[]])[] = [
  ['JSON Resume', jsonResumes],
  ['plain text', textResumes],
  ['LinkedIn', linkedInTables],
  ['a spreadsheet of jobs', jobTables],
  ['PDF', pdfs],
];

test.each(formats)(
  `reads every field of %s within ${budgetMs} ms`,
  async (_format, samplesOf) => {
    const samples = await samplesOf();
    expect(samples.flatMap(({ fields }) => fields).length).toBeGreaterThanOrEqual(8);
    const slow: string[] = [];
    for (const sample of samples) {
      for (const { name: kind, text } of longTexts(length)) {
        // The first few say enough, and each of them takes seconds.
        if (slow.length >= 3) break;
        const found = await slowFields(sample, [...sample.fields.keys()], text);
        slow.push(...found.map((field) => `${field}, ${kind}`));
      }
    }
    expect(slow).toEqual([]);
  },
  120_000,
);
