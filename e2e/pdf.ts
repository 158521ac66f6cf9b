import { execFileSync } from 'node:child_process';

/** The text of a PDF in the order in which a machine reads it. */
export const pdfText = (file: string): string => execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });

export const pdfInfo = (file: string): string => execFileSync('pdfinfo', [file], { encoding: 'utf8' });

/** Words without regard to how lines and spaces fall. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => word !== '');
