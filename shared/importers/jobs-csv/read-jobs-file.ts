import { decode } from '../common/decode.ts';
import type { JobStage } from '../../documents/jobs/job.ts';
import type { DayOrder } from '../../documents/jobs/read-day.ts';
import { type CsvTable, readCsv } from '../linkedin/csv.ts';
import { unpack } from '../common/unzip.ts';

/** A table of jobs, before its columns are matched. */
export interface JobTable extends CsvTable {
  /** The file's name without folders. */
  readonly name: string;
  /** The stage of jobs that do not state one. */
  readonly usualStage: JobStage;
  /** The source of the jobs, if the file as a whole determines it. */
  readonly source: string | null;
  /** The order of day and month; null means that it follows from the dates. */
  readonly dayOrder: DayOrder | null;
}

export type JobsFileFailure = 'empty' | 'tooLarge' | 'unknownKind' | 'brokenArchive' | 'noTable' | 'notLoaded';

export type JobsFileReading =
  | { readonly ok: true; readonly tables: readonly JobTable[] }
  | { readonly ok: false; readonly failure: JobsFileFailure };

const megabyte = 1024 * 1024;
/** Maximum bytes of a file that is loaded. */
const largest = { text: 10 * megabyte, archive: 50 * megabyte } as const;

/**
 * The tables of jobs in LinkedIn's export; large ones are numbered. The names are matched exactly, because many other
 * tables have similar names.
 */
const linkedIn = [
  { name: /^job applications(?:_\d+)?\.csv$/i, usualStage: 'applied' },
  { name: /^saved jobs(?:_\d+)?\.csv$/i, usualStage: 'saved' },
] as const;

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const ofLinkedIn = (path: string) => linkedIn.find(({ name }) => name.test(fileName(path)));

/**
 * Decodes a table. UTF-16 without a byte order mark has a zero in every other byte; text that is not UTF-8 is read in
 * the encoding of Windows.
 */
function textOf(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 200);
  const zeros = (parity: number): number => head.filter((byte, at) => at % 2 === parity && byte === 0).length;
  const isHalf = (count: number): boolean => count > head.length / 5;
  const hasMark = (head[0] ?? 0) >= 0xfe;
  if (!hasMark && isHalf(zeros(1))) return new TextDecoder('utf-16le').decode(bytes);
  if (!hasMark && isHalf(zeros(0))) return new TextDecoder('utf-16be').decode(bytes);
  const text = decode(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  return text.includes('\u0000') ? undefined : text;
}

function tableOf(path: string, bytes: Uint8Array): JobTable | undefined {
  const text = textOf(bytes);
  if (text === undefined || /^\s*[<{[%]/.test(text)) return undefined;
  const known = ofLinkedIn(path);
  return {
    ...readCsv(text),
    name: fileName(path),
    usualStage: known?.usualStage ?? 'saved',
    source: known ? 'LinkedIn' : null,
    dayOrder: known ? 'monthFirst' : null,
  };
}

const failed = (failure: JobsFileFailure): JobsFileReading => ({ ok: false, failure });

function readArchive(bytes: Uint8Array): JobsFileReading {
  const unpacking = unpack(bytes, (path) => ofLinkedIn(path) !== undefined);
  if (!unpacking.ok) return failed(unpacking.code === 'broken-archive' ? 'brokenArchive' : 'tooLarge');
  const tables = unpacking.files.flatMap(({ name, bytes: content }) => tableOf(name, content) ?? []);
  const filled = tables.filter(({ rows }) => rows.length > 0);
  return filled.length === 0 ? failed('noTable') : { ok: true, tables: filled };
}

/**
 * Reads the tables of a file that a person chose: CSV with commas, semicolons, or tabs in UTF-8, UTF-16, or the
 * encoding of Windows, or the archive of a LinkedIn export, of which only the tables of jobs are unpacked. Never
 * rejects.
 */
export async function readJobsFile(file: File): Promise<JobsFileReading> {
  if (file.size === 0) return failed('empty');
  try {
    const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    const isArchive = head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5);
    if (file.size > (isArchive ? largest.archive : largest.text)) return failed('tooLarge');
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isArchive) return readArchive(bytes);
    const table = tableOf(file.name, bytes);
    if (!table) return failed('unknownKind');
    return table.rows.length === 0 ? failed('noTable') : { ok: true, tables: [table] };
  } catch {
    return failed('notLoaded');
  }
}
