import { documentWords } from '../../documents/document-words.ts';
import { eventLimits } from '../../documents/event-limits.ts';
import { decode } from '../common/decode.ts';
import { educationAsItem, sortBlocks, workAsItem } from '../common/incomplete-blocks.ts';
import {
  type ImportedEducation,
  type ImportedWork,
  foundNothing,
  type ImportContent,
  type ImportFailure,
  type ImportNote,
  type ImportReading,
  type ReadingOptions,
} from '../common/reading.ts';
import { customItem, customSection } from '../common/sections.ts';
import { Source } from '../common/source.ts';
import type { CustomSection } from '../../documents/resume-document.ts';
import { readCsv } from './csv.ts';
import { readPosition, readSchool, readSkills } from './read-blocks.ts';
import { readProfile } from './read-profile.ts';
import { readSections } from './read-sections.ts';
import { type ExportTable, rowsOf } from './table-rows.ts';
import { recogniseTable, type TableName, tableOfFile } from './tables.ts';
import { archiveLimits, unpack, type UnpackedFile } from '../common/unzip.ts';

const failed = (failure: ImportFailure): ImportReading => ({ ok: false, failure });

const most = eventLimits.imported;

function readContent(
  tables: readonly ExportTable[],
  notes: ImportNote[],
  newId: () => string,
  language: string,
): ImportContent {
  const read = new Map<TableName, readonly Source[]>();
  // Each table is read once; otherwise its problems would be reported twice.
  for (const table of tables) if (!read.has(table.kind)) read.set(table.kind, rowsOf(table, notes));
  const rows = (kind: TableName): readonly Source[] => read.get(kind) ?? [];
  const profileRow = rows('profile')[0] ?? new Source({}, '', notes, { known: [] });
  const { handles, ...profile } = readProfile(rows, profileRow, newId);
  const work = sortBlocks<ImportedWork>(rows('positions').slice(0, most), {
    read: (row) => readPosition(row, newId),
    needed: [
      ['company', 'Company Name'],
      ['position', 'Title'],
    ],
    toItem: (block) => workAsItem(block, newId),
  });
  const education = sortBlocks<ImportedEducation>(rows('education').slice(0, most), {
    read: (row) => readSchool(row, newId),
    needed: [['university', 'School Name']],
    toItem: (block) => educationAsItem(block, newId, language),
  });
  const titles = documentWords(language).sections;
  const sections = readSections(rows, newId, language);
  const isMore = ({ category }: CustomSection): boolean => category === 'other';
  const more = [
    ...sections.filter(isMore).flatMap(({ items }) => items),
    ...handles.map((title) => customItem({ title }, newId)),
  ];
  const others = [
    customSection('other', work.items, { id: 'other-work', title: titles.work }),
    customSection('other', education.items, { id: 'other-education', title: titles.education }),
    customSection('other', more, { id: 'other', title: titles.other }),
  ];
  return {
    ...profile,
    work: work.blocks,
    education: education.blocks,
    skills: readSkills(rows('skills'), newId, language),
    sections: [...sections.filter((section) => !isMore(section)), ...others.filter(({ items }) => items.length > 0)],
  };
}

function readTables(
  tables: readonly ExportTable[],
  notes: ImportNote[],
  { language, newId = () => crypto.randomUUID() }: ReadingOptions,
): ImportReading {
  const content = readContent(tables, notes, newId, language);
  return foundNothing(content)
    ? failed({ code: 'nothing-found', notes })
    : { ok: true, format: 'linkedin', content, notes, confidence: new Map() };
}

/** Reads one table of a LinkedIn export. `name` is the file's, and is used only if the columns match it. */
export function readLinkedInTable(name: string, text: string, options: ReadingOptions): ImportReading {
  const table = readCsv(text);
  const kind = recogniseTable(name, table);
  return kind === undefined ? failed({ code: 'unknown-table' }) : readTables([{ name, kind, table }], [], options);
}

/**
 * The file name of a table: `Export/Profile.csv` → `Profile.csv`. Archives that were packed again have one folder
 * around everything.
 */
function tableNameIn(path: string): string | undefined {
  const [last = '', ...folders] = path.split('/').reverse();
  const isOrdinary = folders.length <= 1 && !folders.some((folder) => /^(?:\.*|__MACOSX|[A-Za-z]:)$/.test(folder));
  return isOrdinary && tableOfFile(last) !== undefined ? last : undefined;
}

function toTable({ name: path, bytes, cutOff }: UnpackedFile, notes: ImportNote[]): readonly ExportTable[] {
  const name = tableNameIn(path) ?? path;
  const kind = tableOfFile(name);
  const text = decode(bytes);
  if (cutOff) notes.push({ path: name, code: 'cut-off', leftOut: true, value: name });
  else if (text === undefined) notes.push({ path: name, code: 'not-text', leftOut: true, value: name });
  else if (kind !== undefined) return [{ name, kind, table: readCsv(text) }];
  return [];
}

/**
 * Reads the data export of LinkedIn, Basic or Complete: a ZIP archive of tables, any of which may be missing, as may
 * each of their columns. Messages, connections, and all other files are not even unpacked.
 */
export function readLinkedInArchive(archive: Uint8Array, options: ReadingOptions): ImportReading {
  const unpacked = unpack(archive, (path) => tableNameIn(path) !== undefined);
  if (!unpacked.ok) {
    const { code } = unpacked;
    if (code === 'too-many-files') return failed({ code, most: archiveLimits.files });
    return failed(code === 'too-much-inside' ? { code, longest: archiveLimits.all } : { code });
  }
  if (unpacked.files.length === 0) return failed({ code: 'no-linkedin-files' });
  const notes: ImportNote[] = [];
  const tables = unpacked.files.flatMap((file) => toTable(file, notes));
  return readTables(tables, notes, options);
}
