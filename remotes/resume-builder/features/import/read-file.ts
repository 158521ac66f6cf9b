import { readImportFile, type ImportReading } from '@shared/importers';

/** Reads a file that the person chose. */
export const readFile = (file: File, language: string): Promise<ImportReading> => readImportFile(file, { language });

/** Turns a file name into a title that the person recognizes: `jane.resume.json` becomes `jane`. */
export function titleFromFileName(name: string): string {
  return name
    .replace(/(\.resume)?\.(?:json|pdf|zip|csv)$/i, '')
    .replace(/[._-]+/g, ' ')
    .trim()
    .slice(0, 100);
}
