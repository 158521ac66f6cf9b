import { cleanLine, cleanText } from '../../documents/text/clean-text.ts';
import { currencyCode } from '../../documents/jobs/pay.ts';
import { jobLimits } from '../../documents/jobs/job-limits.ts';
import {
  type CloseReason,
  closeReasons,
  type JobStage,
  type SalaryPeriod,
  salaryPeriods,
} from '../../documents/jobs/job.ts';
import { parsePlainDay, type PlainDay } from '../../documents/jobs/plain-day.ts';
import { type DayOrder, readDay, type UnclearDay } from '../../documents/jobs/read-day.ts';
import { readSalary, type Salary } from '../../documents/jobs/read-salary.ts';
import type { CsvRow } from '../linkedin/csv.ts';
import { decodeEntities } from '../linkedin/written-text.ts';
import { plainText } from '../../documents/text/plain-text.ts';
import { parseWebLink } from '../../documents/text/web-link.ts';
import type { ColumnMatch, JobField } from '../../documents/jobs/job-fields.ts';
import { findDayOrder } from './find-day-order.ts';
import type { JobTable } from './read-jobs-file.ts';
import { readStageWord, type StageWord } from './stage-words.ts';

/** A job in the shape of the gateway's `JobInput`. */
export interface PlannedJob {
  readonly title: string;
  readonly company: string | null;
  readonly location: string | null;
  readonly link: string | null;
  readonly source: string | null;
  readonly tags: readonly string[];
  readonly excitement: number | null;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly currency: string | null;
  readonly salaryPeriod: SalaryPeriod | null;
  readonly deadline: PlainDay | null;
  readonly appliedOn: PlainDay | null;
  readonly nextStep: string | null;
  readonly nextStepOn: PlainDay | null;
  readonly notes: string | null;
  readonly description: string | null;
  readonly contacts: readonly {
    readonly name: string | null;
    readonly email: string | null;
    readonly phone: string | null;
  }[];
  readonly stage: JobStage;
  readonly closeReason: CloseReason | null;
  readonly on: PlainDay | null;
  /** The whole history, if the table has one. */
  readonly stages?: readonly PlannedStage[];
}

/** A stage that a job has reached. */
export interface PlannedStage extends StageWord {
  readonly on: PlainDay;
}

/** The reasons why a row is not imported. */
export type BadRowCode = 'noTitle' | 'cutOff' | 'brokenRow' | 'tooMany';

export interface BadRow {
  /** The line in the file, starting at 1. */
  readonly line: number;
  readonly code: BadRowCode;
  readonly cells: readonly string[];
}

/** A cell that could not be read; its job is imported without it. */
export interface LeftOutCell {
  readonly line: number;
  readonly field: JobField;
  readonly value: string;
}

export interface JobsPlan {
  readonly jobs: readonly { readonly line: number; readonly job: PlannedJob }[];
  readonly bad: readonly BadRow[];
  readonly leftOut: readonly LeftOutCell[];
  /** A date for which the table does not say whether the day comes first; undefined if all are clear. */
  readonly unclearDay: UnclearDay | undefined;
}

/** Removes the apostrophe that our own export puts before text that a spreadsheet would take for a formula. */
const withoutGuard = (text: string): string => text.replace(/^'(?=[=+\-@])/, '');

const maxShownLength = 80;

class Row {
  readonly #cells: readonly string[];
  readonly #match: ColumnMatch;
  readonly #leave: (field: JobField, value: string) => void;

  constructor({ cells, line }: CsvRow, match: ColumnMatch, leftOut: LeftOutCell[]) {
    this.#cells = cells;
    this.#match = match;
    this.#leave = (field, value) => leftOut.push({ line, field, value: value.slice(0, maxShownLength) });
  }

  #cell(field: JobField): string {
    const at = this.#match[field];
    return at === undefined ? '' : withoutGuard(decodeEntities(this.#cells[at] ?? '').trim());
  }

  text(field: JobField, longest: number): string | null {
    const cell = cleanText(this.#cell(field)).trim();
    if (cell.length > longest) this.#leave(field, cell);
    return cell === '' ? null : cell.slice(0, longest);
  }

  line(field: JobField): string | null {
    const cell = cleanLine(this.#cell(field)).trim();
    if (cell.length > jobLimits.line) this.#leave(field, cell);
    return cell === '' ? null : cell.slice(0, jobLimits.line);
  }

  /** Reads a cell with `read`; a cell that cannot be read is recorded and left out. */
  read<T>(field: JobField, read: (cell: string) => T | undefined): T | null {
    const cell = cleanLine(this.#cell(field)).trim();
    if (cell === '') return null;
    const value = read(cell);
    if (value === undefined) this.#leave(field, cell);
    return value ?? null;
  }
}

/** Reads the salary of a cell. A longer text than fits in a line is none, and reading it could take long. */
const payIn = (cell: string): Salary | undefined => (cell.length > jobLimits.line ? undefined : readSalary(cell));

function amountIn(cell: string): number | undefined {
  // Adding a currency makes a bare number readable as a salary.
  const amount = payIn(/^[\d.,'\s]+[kK]?$/.test(cell) ? `${cell} EUR` : cell)?.salaryMax;
  return amount ?? undefined;
}

const periodIn = (cell: string): SalaryPeriod | undefined =>
  salaryPeriods.find((period) => plainText(cell).includes(period)) ?? (/annual/i.test(cell) ? 'year' : undefined);

function salaryOf(row: Row): Pick<PlannedJob, 'salaryMin' | 'salaryMax' | 'currency' | 'salaryPeriod'> {
  const whole = row.read('salary', (cell) => payIn(cell) ?? payIn(`${cell} EUR`));
  const min = row.read('salaryMin', amountIn) ?? whole?.salaryMin ?? null;
  const max = row.read('salaryMax', amountIn) ?? whole?.salaryMax ?? null;
  const upsideDown = min !== null && max !== null && min > max;
  const told = row.read('salary', (cell) => payIn(cell)?.currency ?? '') ?? '';
  return {
    salaryMin: upsideDown ? max : min,
    salaryMax: upsideDown ? min : max,
    currency: row.read('currency', currencyCode) ?? (told === '' ? null : told),
    salaryPeriod: row.read('salaryPeriod', periodIn) ?? whole?.salaryPeriod ?? null,
  };
}

/** A tag as our own export quotes it if it contains a comma. */
const unquoted = (tag: string): string =>
  tag.length > 1 && tag.startsWith('"') && tag.endsWith('"') ? tag.slice(1, -1).replaceAll('""', '"') : tag;

/** Reads tags between commas, semicolons, or bars; a tag in quotes may contain them. */
function tagsOf(row: Row): readonly string[] {
  const parts = (row.line('tags') ?? '').match(/"(?:[^"]|"")*"|[^,;|"]+/g) ?? [];
  const tags = parts.map((part) => unquoted(part.trim()).trim().slice(0, jobLimits.tag));
  const byKey = new Map(tags.filter((tag) => tag !== '').map((tag) => [plainText(tag), tag] as const));
  return [...byKey.values()].slice(0, jobLimits.tags);
}

function excitementIn(cell: string): number | undefined {
  const stars = cell.match(/[★⭐]/gu)?.length;
  const value = stars ?? Number(/^([1-5])(?:\s*\/\s*5)?$/.exec(cell)?.[1]);
  return value >= 1 && value <= 5 ? value : undefined;
}

const emailIn = (text: string): string | undefined => (/^[^\s@<>]+@[^\s@<>]+$/.test(text) ? text : undefined);

/** Splits a text at a sign; a part in quotes may contain the sign. */
const partsOf = (text: string, sign: ';' | '|'): readonly string[] =>
  text.match(sign === ';' ? /(?:"(?:[^"]|"")*"|[^;"])+/g : /(?:"(?:[^"]|"")*"|[^|"])+/g) ?? [];

/** Reads further contacts as our own export writes them: `Cy | cy@example.com | 555; Di`. */
function moreContactsIn(cell: string): PlannedJob['contacts'] {
  return partsOf(cell, ';').flatMap((contact) => {
    const [name = '', email = '', phone = ''] = partsOf(contact, '|').map((part) => unquoted(part.trim()));
    if (name + email + phone === '') return [];
    return [{ name: name || null, email: emailIn(email) ?? null, phone: phone || null }];
  });
}

function contactsOf(row: Row): PlannedJob['contacts'] {
  const name = row.line('contactName');
  const email = row.read('contactEmail', emailIn);
  const phone = row.line('contactPhone');
  const first = name === null && email === null && phone === null ? [] : [{ name, email, phone }];
  return [...first, ...(row.read('moreContacts', moreContactsIn) ?? [])].slice(0, jobLimits.contacts);
}

/** Reads a history as our own export writes it: `2026-01-02 saved; 2026-01-09 closed withdrawn`. */
function historyIn(cell: string): readonly PlannedStage[] | undefined {
  const entries = cell.split(';').map((entry) => {
    const [on = '', stage = '', reason] = entry.trim().split(' ');
    const day = parsePlainDay(on);
    const word = readStageWord(stage);
    const closeReason = closeReasons.find((each) => each === reason) ?? word?.closeReason ?? null;
    return day.ok && word !== undefined ? { on: day.day, stage: word.stage, closeReason } : undefined;
  });
  const known = entries.filter((entry) => entry !== undefined);
  return known.length === entries.length ? known.slice(-jobLimits.stages) : undefined;
}

/**
 * The stage of a row: `applied` if it has a date of application and states no later stage, otherwise what it states, or
 * `usual`.
 */
function stageOf(row: Row, appliedOn: PlainDay | null, usual: JobStage): StageWord {
  const told = row.read('stage', readStageWord);
  const reason = row.read('closeReason', readStageWord)?.closeReason;
  if (appliedOn !== null && (told === null || told.stage === 'saved')) return { stage: 'applied', closeReason: null };
  if (told === null) return { stage: usual, closeReason: null };
  return told.stage === 'closed' ? { stage: 'closed', closeReason: reason ?? told.closeReason } : told;
}

function readRow(row: Row, title: string, { usualStage, source }: JobTable, order: DayOrder): PlannedJob {
  const day = (field: JobField): PlainDay | null => row.read(field, (cell) => readDay(cell, order));
  const appliedOn = day('appliedOn');
  const stages = row.read('stageHistory', historyIn);
  return {
    title,
    company: row.line('company'),
    location: row.line('location'),
    link: row.read('link', (cell) => (cell.length <= jobLimits.link && parseWebLink(cell) ? cell : undefined)),
    source: row.line('source') ?? source,
    tags: tagsOf(row),
    excitement: row.read('excitement', excitementIn),
    ...salaryOf(row),
    deadline: day('deadline'),
    appliedOn,
    nextStep: row.line('nextStep'),
    nextStepOn: day('nextStepOn'),
    notes: row.text('notes', jobLimits.notes),
    description: row.text('description', jobLimits.description),
    contacts: contactsOf(row),
    ...stageOf(row, appliedOn, usualStage),
    on: day('stageSince'),
    ...(stages !== null && { stages }),
  };
}

/**
 * Reads the jobs in a table with matched columns. Rows that cannot be imported are reported, as is every cell left out
 * of an imported job.
 */
export function planJobs(table: JobTable, match: ColumnMatch): JobsPlan {
  const bad: BadRow[] = [];
  const leftOut: LeftOutCell[] = [];
  const { order, unclear } = findDayOrder(table, match);
  const jobs = table.rows.flatMap((csvRow, index) => {
    const { line, cells, cutOff } = csvRow;
    const refuse = (code: BadRowCode): [] => {
      bad.push({ line, code, cells });
      return [];
    };
    if (index >= jobLimits.imported) return refuse('tooMany');
    if (cutOff) return refuse('cutOff');
    if (cells.slice(table.columns.length).some((cell) => cell.trim() !== '')) return refuse('brokenRow');
    const notes: LeftOutCell[] = [];
    const row = new Row(csvRow, match, notes);
    const title = row.line('title');
    if (title === null) return refuse('noTitle');
    const job = readRow(row, title, table, order ?? 'dayFirst');
    leftOut.push(...notes);
    return [{ line, job }];
  });
  return { jobs, bad, leftOut, unclearDay: order === undefined ? unclear : undefined };
}

/** Maximum bytes of one request, with room below what the gateway accepts. */
const maxRequestLength = 180_000;

/** Splits jobs into as many requests as they need. */
export function inRequests(jobs: readonly PlannedJob[]): readonly (readonly PlannedJob[])[] {
  const encoder = new TextEncoder();
  const requests: PlannedJob[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const job of jobs) {
    const bytes = encoder.encode(JSON.stringify(job)).length;
    if (size + bytes > maxRequestLength) {
      requests.push([]);
      size = 0;
    }
    requests.at(-1)?.push(job);
    size += bytes;
  }
  return requests;
}
