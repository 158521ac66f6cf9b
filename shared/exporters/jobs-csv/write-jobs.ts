import type { CloseReason, JobContact, JobStage, SalaryPeriod } from '../../documents/jobs/job.ts';
import type { BadRow, BadRowCode } from '../../importers/jobs-csv/plan-jobs.ts';
import type { JobTable } from '../../importers/jobs-csv/read-jobs-file.ts';

/**
 * Puts an apostrophe before cells that a spreadsheet would take for a formula, so that it shows them as text: a job's
 * title comes from the author of the job ad.
 */
const guarded = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const written = (cell: string | number | null): string =>
  typeof cell === 'number' ? String(cell) : quoted(guarded(cell ?? ''));

/** Quotes a tag, or a part of a contact, that contains what stands between two of them. */
const quotedTag = (tag: string): string => (/[",;|]/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag);

/** Writes contacts after the first, which has columns of its own: `Cy | cy@example.com | 555; Di`. */
const moreContacts = (contacts: JobToWrite['contacts']): string =>
  contacts
    .slice(1)
    .map(({ name, email, phone }) => {
      const parts = [name, email, phone];
      return parts.slice(0, parts.findLastIndex((part) => part !== null) + 1);
    })
    .map((parts) => parts.map((part) => quotedTag(part ?? '')).join(' | '))
    .join('; ');

/** Writes a table in the form that spreadsheets open: UTF-8 with a byte order mark, and Windows line ends. */
const writeCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')}`;

/** A job as lists and the export of an account contain it. */
export interface JobToWrite {
  readonly title: string;
  readonly company: string | null;
  readonly location: string | null;
  readonly stage: JobStage;
  readonly closeReason: CloseReason | null;
  readonly stageSince: string;
  readonly appliedOn: string | null;
  readonly deadline: string | null;
  readonly link: string | null;
  readonly source: string | null;
  readonly tags: readonly string[];
  readonly excitement: number | null;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly currency: string | null;
  readonly salaryPeriod: SalaryPeriod | null;
  readonly nextStep: string | null;
  readonly nextStepOn: string | null;
  readonly contacts: readonly Pick<JobContact, 'name' | 'email' | 'phone'>[];
  readonly stages: readonly {
    readonly stage: JobStage;
    readonly closeReason: CloseReason | null;
    readonly on: string;
  }[];
  readonly notes: string | null;
  readonly description: string | null;
}

/** The columns. The headings are always English, because an import recognizes the columns by them. */
const columns: readonly (readonly [string, (job: JobToWrite) => string | number | null])[] = [
  ['Title', ({ title }) => title],
  ['Company', ({ company }) => company],
  ['Location', ({ location }) => location],
  ['Stage', ({ stage }) => stage],
  ['Close reason', ({ closeReason }) => closeReason],
  ['Stage since', ({ stageSince }) => stageSince],
  ['Applied on', ({ appliedOn }) => appliedOn],
  ['Deadline', ({ deadline }) => deadline],
  ['Link', ({ link }) => link],
  ['Source', ({ source }) => source],
  ['Tags', ({ tags }) => tags.map(quotedTag).join(', ')],
  ['Excitement', ({ excitement }) => excitement],
  ['Salary min', ({ salaryMin }) => salaryMin],
  ['Salary max', ({ salaryMax }) => salaryMax],
  ['Currency', ({ currency }) => currency],
  ['Salary period', ({ salaryPeriod }) => salaryPeriod],
  ['Next step', ({ nextStep }) => nextStep],
  ['Next step on', ({ nextStepOn }) => nextStepOn],
  ['Contact name', ({ contacts }) => contacts[0]?.name ?? null],
  ['Contact email', ({ contacts }) => contacts[0]?.email ?? null],
  ['Contact phone', ({ contacts }) => contacts[0]?.phone ?? null],
  ['More contacts', ({ contacts }) => moreContacts(contacts)],
  [
    'Stage history',
    ({ stages }) =>
      stages.map(({ on, stage, closeReason }) => [on, stage, closeReason ?? ''].join(' ').trim()).join('; '),
  ],
  ['Notes', ({ notes }) => notes],
  ['Description', ({ description }) => description],
];

/** Writes jobs as a table that an import can read. */
export const writeJobs = (jobs: readonly JobToWrite[]): string =>
  writeCsv([columns.map(([heading]) => heading), ...jobs.map((job) => columns.map(([, read]) => read(job)))]);

/**
 * Writes the original rows that were not imported, with their line numbers and the reasons in words, to be corrected
 * and imported again.
 */
export const writeBadRows = (
  { columns: headings }: Pick<JobTable, 'columns'>,
  bad: readonly BadRow[],
  words: { readonly line: string; readonly reason: string; readonly of: Readonly<Record<BadRowCode, string>> },
): string =>
  writeCsv([
    [...headings, words.line, words.reason],
    ...bad.map(({ cells, line, code }) => {
      const padded = headings.map((_heading, at) => cells[at] ?? '');
      return [...padded, line, words.of[code]];
    }),
  ]);
