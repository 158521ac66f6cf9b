import { execFileSync } from 'node:child_process';

/** Returns the text of a PDF in the order in which a parser reads it. */
export const pdfText = (file: string): string => execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });

/** Returns the metadata of a PDF as `pdfinfo` prints it. */
export const pdfInfo = (file: string): string => execFileSync('pdfinfo', [file], { encoding: 'utf8' });

/** Returns the words of a text regardless of line breaks and spaces. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => word !== '');
