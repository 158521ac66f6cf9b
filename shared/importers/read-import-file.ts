import { decode } from './common/decode.ts';
import { type FileKind, importLimits, kindOfFile, wrongKindOf } from './common/file-kind.ts';
import type { ImportFailure, ImportReading, ReadingOptions } from './common/reading.ts';

const failed = (failure: ImportFailure): ImportReading => ({ ok: false, failure });

async function readText(name: string, bytes: Uint8Array, options: ReadingOptions): Promise<ImportReading> {
  const text = decode(bytes)?.trimStart();
  if (text !== undefined && /^<(?:!doctype html|html)/i.test(text)) return failed({ code: 'is-web-page' });
  if (text === undefined || text.startsWith('<') || text.includes('\u0000')) return failed({ code: 'unknown-kind' });
  if (text === '') return failed({ code: 'empty' });
  if (/^[[{]/.test(text) || /\.json$/i.test(name)) {
    const { readJsonResume } = await import(
      /* webpackChunkName: "import-json-resume" */ './json-resume/read-json-resume.ts'
    );
    return readJsonResume(bytes, options);
  }
  if (/\.(?:txt|md|markdown)$/i.test(name)) {
    const { readTextResume } = await import(/* webpackChunkName: "import-text" */ './text/read-text-resume.ts');
    return readTextResume(text, options);
  }
  const { readLinkedInTable } = await import(/* webpackChunkName: "import-linkedin" */ './linkedin/read-linkedin.ts');
  return readLinkedInTable(name, text, options);
}

async function readAs(kind: FileKind, file: File, options: ReadingOptions): Promise<ImportReading> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (kind === 'text') return readText(file.name, bytes, options);
  if (kind === 'pdf') {
    const { readPdfResume } = await import(/* webpackChunkName: "import-pdf" */ './pdf/index.ts');
    return readPdfResume(bytes, options);
  }
  const { archiveKind } = await import(/* webpackChunkName: "import-archive" */ './common/archive-kind.ts');
  const content = archiveKind(bytes);
  if (content === 'docx') {
    const { readDocxResume } = await import(/* webpackChunkName: "import-docx" */ './docx/read-docx-resume.ts');
    return readDocxResume(bytes, options);
  }
  if (content === 'odt') {
    const { readOdtResume } = await import(/* webpackChunkName: "import-odt" */ './odt/read-odt-resume.ts');
    return readOdtResume(bytes, options);
  }
  if (content !== 'tables') return failed({ code: `is-${content}` });
  const { readLinkedInArchive } = await import(/* webpackChunkName: "import-linkedin" */ './linkedin/read-linkedin.ts');
  return readLinkedInArchive(bytes, options);
}

/**
 * Reads a file that a person chose: JSON Resume, the data export of LinkedIn or one of its tables, a PDF, a document of
 * Word or LibreOffice, or plain text. A file that is too large is not loaded, and the code for a kind of file is loaded
 * with the first file of that kind. Never rejects.
 */
export async function readImportFile(file: File, options: ReadingOptions): Promise<ImportReading> {
  if (file.size === 0) return failed({ code: 'empty' });
  try {
    const wrong = await wrongKindOf(file);
    if (wrong !== undefined) return failed({ code: `is-${wrong}` });
    const kind = await kindOfFile(file);
    const longest = importLimits[kind];
    if (file.size > longest) return failed({ code: 'too-large', bytes: file.size, longest });
    return await readAs(kind, file, options);
  } catch {
    // The file is missing or unreadable, or the code of its reader could not be loaded.
    return failed({ code: 'not-loaded' });
  }
}
