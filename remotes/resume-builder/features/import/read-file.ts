import { longestJsonResume, readJsonResume, type JsonResumeReading } from '@shared/documents';

/** Reads a file that the person chose; what is too large is not even loaded. */
export async function readFile(file: File, language: string): Promise<JsonResumeReading> {
  if (file.size > longestJsonResume) return { ok: false, failure: { code: 'too-large', bytes: file.size } };
  return readJsonResume(new Uint8Array(await file.arrayBuffer()), { language });
}

/** `jane.resume.json` → `jane`: a title that the person recognises. */
export function titleFromFileName(name: string): string {
  return name
    .replace(/(\.resume)?\.json$/i, '')
    .replace(/[._-]+/g, ' ')
    .trim()
    .slice(0, 100);
}
