import { readJsonResume } from '../json-resume/read-json-resume.ts';
import type { ImportReading, ReadingOptions } from './reading.ts';

/** Largest file that is read, in bytes. */
export const longestImport = 10 * 1024 * 1024;

/** Reads a file that a person chose; what is too large is not even loaded. */
export async function readImportFile(file: File, options: ReadingOptions): Promise<ImportReading> {
  if (file.size > longestImport) {
    return { ok: false, failure: { code: 'too-large', bytes: file.size, longest: longestImport } };
  }
  return readJsonResume(new Uint8Array(await file.arrayBuffer()), options);
}
