import { decode } from './common/decode.ts';
import type { ImportFailure, ImportReading, ReadingOptions } from './common/reading.ts';

const megabyte = 1024 * 1024;

/** Maximum bytes of a file that is loaded. Only the needed files of an archive are unpacked. */
export const importLimits = { text: 10 * megabyte, pdf: 10 * megabyte, archive: 50 * megabyte } as const;

type Kind = keyof typeof importLimits;

/** The number of bytes at the start that identify the kind of a file. */
const headLength = 1024;

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  bytes.length >= text.length &&
  Array.from(text, (letter) => letter.charCodeAt(0)).every((code, at) => bytes[at] === code);

/** Whether `%PDF-` appears in the first bytes; some programs write a few bytes before it. */
function isPdf(head: Uint8Array): boolean {
  const text = Array.from(head, (byte) => String.fromCharCode(byte)).join('');
  return text.includes('%PDF-') && !/^\s*</.test(text);
}

/** The kind of a file by its first bytes, because its name is not reliable. */
function kindOf(head: Uint8Array): Kind {
  if (startsWith(head, 'PK\u0003\u0004') || startsWith(head, 'PK\u0005\u0006')) return 'archive';
  return isPdf(head) ? 'pdf' : 'text';
}

const failed = (failure: ImportFailure): ImportReading => ({ ok: false, failure });

async function readText(name: string, bytes: Uint8Array, options: ReadingOptions): Promise<ImportReading> {
  const text = decode(bytes)?.trimStart();
  if (text === undefined || text.startsWith('<') || text.includes('\u0000')) return failed({ code: 'unknown-kind' });
  if (text === '') return failed({ code: 'empty' });
  if (/^[[{]/.test(text) || /\.json$/i.test(name)) {
    const { readJsonResume } = await import(
      /* webpackChunkName: "import-json-resume" */ './json-resume/read-json-resume.ts'
    );
    return readJsonResume(bytes, options);
  }
  const { readLinkedInTable } = await import(/* webpackChunkName: "import-linkedin" */ './linkedin/read-linkedin.ts');
  return readLinkedInTable(name, text, options);
}

async function readAs(kind: Kind, file: File, options: ReadingOptions): Promise<ImportReading> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (kind === 'text') return readText(file.name, bytes, options);
  if (kind === 'pdf') {
    const { readPdfResume } = await import(/* webpackChunkName: "import-pdf" */ './pdf/index.ts');
    return readPdfResume(bytes, options);
  }
  const { readLinkedInArchive } = await import(/* webpackChunkName: "import-linkedin" */ './linkedin/read-linkedin.ts');
  return readLinkedInArchive(bytes, options);
}

/**
 * Reads a file that a person chose: JSON Resume, the data export of LinkedIn or one of its tables, or a PDF. A file
 * that is too large is not loaded, and the code for a kind of file is loaded with the first file of that kind. Never
 * rejects.
 */
export async function readImportFile(file: File, options: ReadingOptions): Promise<ImportReading> {
  if (file.size === 0) return failed({ code: 'empty' });
  try {
    const kind = kindOf(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
    const longest = importLimits[kind];
    if (file.size > longest) return failed({ code: 'too-large', bytes: file.size, longest });
    return await readAs(kind, file, options);
  } catch {
    // The file is missing or unreadable, or the code of its reader could not be loaded.
    return failed({ code: 'not-loaded' });
  }
}
